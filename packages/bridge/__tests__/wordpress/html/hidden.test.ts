import { plainText, shownExcerpt } from '@footbridge/bridge/wordpress/html/clean';
import { feedHtml } from '@footbridge/bridge/feeds/feed/content';

import { clean } from './clean';

const HIDDEN = [
  '<p style="display:none">Secret</p>',
  '<p style="DISPLAY : none !important">Secret</p>',
  '<p style="color:red;/* ; */display/**/:none">Secret</p>',
  '<p style="display:none!important;display:block">Secret</p>',
  '<p style="display:&#110;one">Secret</p>',
  '<p style="display:n\\6f ne">Secret</p>',
  '<p style="d\\69 splay:\\none">Secret</p>',
  '<p style="display:\\ffffff none;display:none">Secret</p>',
  '<button>Open</button><div class="modal-tab" style="display:none">Secret</div>',
  '<div style="visibility:hidden"><h2>Secret</h2><ul><li>Secret</li></ul></div>',
  '<table style="visibility: collapse"><tr><td>Secret</td></tr></table>',
  '<div style="content-visibility:hidden">Secret</div>',
  '<div style="display:none"><button>Secret</button></div>',
  '<span hidden>Secret</span>',
  '<div HIDDEN=""><div><p style="display:block">Secret</p></div></div>',
  '<dialog id="d"><h2>Secret</h2></dialog><button aria-controls="d">Show</button>',
  '<div role="dialog" id="d" hidden>Secret</div><button aria-controls="d">Show</button>',
  '<div popover><p>Secret</p></div>',
  '<template><p>Secret</p></template>',
  '<p><template></p>\n<p>Secret</p>\n<p></template></p>',
  '<p><dialog>Secret</p>\n<p>Secret</p>\n<p></dialog></p>',
  '<img src="/wp-content/uploads/2026/05/a.jpg" alt="Secret" style="display:none">',
];

const VISIBLE = [
  '<div hidden="until-found">Words</div>',
  '<span aria-hidden="true">Words</span>',
  '<p style="display:none;display:block">Words</p>',
  '<p style="display:none;display:block!important">Words</p>',
  '<p style="--display:none;font-family:\'display:none\'">Words</p>',
  '<p style="visibility:visible" title="hidden" class="hidden">Words</p>',
  '<dialog open>Words</dialog>',
  '<div role="tabpanel" hidden>Words</div>',
  '<a href="#more">More</a><div id="more" style="display:none">Words</div>',
  '<button data-bs-target="#more">More</button><div id="more" hidden>Words</div>',
  '<button popovertarget="p">More</button><div popover id="p">Words</div>',
  '<button commandfor="d" command="show-modal">More</button><dialog id="d">Words</dialog>',
  '<h3>Question</h3><div class="faq-answer" style="display:none">Words</div>',
  '<div class="su-spoiler-content" hidden>Words</div>',
  '<h3><button>Question</button></h3>\n<div style="display:none">Words</div>',
  '<div role="button">Question</div><!-- answer --><div aria-hidden="true" style="display:none">Words</div>',
  '<p><a href="#">Read on</a></p><div style="display:none">Words</div>',
  '<dl><dt>Question</dt><dd style="display:none">Words</dd></dl>',
  '<div class="accordion-item"><h4>Question</h4><div style="display:none">Words</div></div>',
  '<button aria-controls="other panel">Question</button><div id="panel" style="display:none">Words</div>',
];

describe('words that WordPress hides', () => {
  it.each(HIDDEN)('are on no page, in no feed and not searched: %s', (hidden) => {
    const html = `<p>Before</p>${hidden}<p>After</p>`;
    for (const text of [clean(html), feedHtml(html, 'https://example.com/a/'), plainText(html)]) {
      expect(text).not.toContain('Secret');
      expect(text).toMatch(/Before.*After/s);
    }
  });

  it.each(VISIBLE)('are not these: %s', (html) => {
    expect(clean(html)).toContain('Words');
    expect(plainText(html)).toContain('Words');
  });

  it.each(['audio', 'video'])('WordPress’s own %s, which its script shows, stays', (name) => {
    const html = `<${name} class="wp-${name}-shortcode" style="width: 100%; visibility: hidden;" src="/wp-content/uploads/2026/05/a.mp3"></${name}>`;
    expect(clean(html)).toContain(`<${name} src="/media/2026/05/a.mp3"`);
  });

  it('an embedded post, whose frame WordPress’s script shows, stays', () => {
    const html =
      '<blockquote class="wp-embedded-content"><a href="https://example.org/a/">A post</a></blockquote>' +
      '<iframe class="wp-embedded-content" style="position: absolute; visibility: hidden;" title="A post" src="https://example.org/a/embed/"></iframe>';
    expect(clean(html)).toContain('A post');
  });

  it('nor are labels of fields in plain text; words of a checklist stay', () => {
    expect(plainText('<p>a</p><label for="x">Name</label><label>Mail <input name="m"></label>')).toBe('a');
    expect(plainText('<ul><li><label><input type="checkbox">Bag</label></li></ul>')).toBe('Bag');
  });

  it('are in no description: WordPress’s automatic excerpt of them is not used, an editor’s excerpt is', () => {
    const content = '<p>Before</p><p hidden>Secret</p><p>After</p>';
    expect(shownExcerpt({ excerpt: '<p>Before Secret […]</p>', content })).toBeNull();
    expect(shownExcerpt({ excerpt: '<p>Before Secret After</p>', content })).toBeNull();
    expect(shownExcerpt({ excerpt: '<p>Before […]</p>', content })).toBe('<p>Before […]</p>');
    expect(shownExcerpt({ excerpt: '<p>Written</p>', content })).toBe('<p>Written</p>');
    expect(shownExcerpt({ excerpt: '<p>Card</p>' })).toBe('<p>Card</p>');
  });
});
