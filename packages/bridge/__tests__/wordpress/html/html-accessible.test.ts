import { cleanHtml } from '@footbridge/bridge/wordpress/html/clean';

import { clean } from './clean';

const levels = (html: string) => cleanHtml(html).headings.map(({ level }) => level);

describe('the headings of a text', () => {
  it.each<[string, number[], number[]]>([
    ['begin below the page’s title', [3, 3, 4], [2, 2, 3]],
    ['leave no level out on the way down', [2, 4, 6, 6], [2, 3, 4, 4]],
    ['find their place when a higher one comes late', [4, 3, 2, 3], [2, 2, 2, 3]],
    ['may be none', [], []],
  ])('%s', (_, written, settled) => {
    expect(levels(written.map((level) => `<h${level}>a</h${level}>`).join(''))).toEqual(settled);
  });

  it('are levelled in the page, an editor’s h1 with them', () => {
    expect(clean('<h1>a</h1><h5>b</h5><h3>c</h3>')).toBe('<h2 id="a">a</h2><h3 id="b">b</h3><h3 id="c">c</h3>');
    expect(levels('<h4>a</h4><h1>b</h1>')).toEqual([2, 2]);
  });

  it('without words are no headings', () => {
    expect(clean('<h2> </h2><h3><br></h3><h4>a</h4>')).not.toMatch(/<h[13-6]/);
    expect(clean('<h2> </h2><h4>a</h4>')).toContain('<h2 id="a">a</h2>');
  });
});

describe('links of a text', () => {
  const picture = '<img src="/wp-content/uploads/a.jpg" alt="">';

  it('around a picture without words are called by what stands under it, else by where they lead', () => {
    expect(clean(`<figure><a href="/about/">${picture}</a><figcaption>The house</figcaption></figure>`)).toContain(
      'aria-label="The house"',
    );
    expect(clean(`<a href="/about/">${picture}</a>`)).toContain('aria-label="To about"');
    expect(clean(`<a href="https://example.org/x">${picture}</a>`)).toContain('aria-label="To example.org"');
    expect(clean(`<a href="/wp-content/uploads/a.jpg">${picture}</a>`)).toContain('aria-label="The picture, large"');
  });

  it('that have words keep them', () => {
    for (const link of [
      '<a href="/about/">About</a>',
      `<a href="/about/">${picture.replace('alt=""', 'alt="The house"')}</a>`,
    ]) {
      expect(clean(link)).not.toContain('aria-label');
    }
  });

  it('around nothing are none', () => {
    expect(clean('<p>a <a href="/about/"></a> b</p>')).not.toContain('<a');
  });
});

describe('what a text says to screen readers', () => {
  it.each(['main', 'banner', 'dialog', 'button', 'navigation', 'alert'])('is no %s', (role) => {
    expect(clean(`<div role="${role}">a</div>`)).toBe('<div>a</div>');
  });

  it('keeps allowed roles', () => {
    expect(clean('<div role="note">a</div><section role="doc-endnotes">b</section>')).toBe(
      '<div role="note">a</div><section role="doc-endnotes">b</section>',
    );
  });

  it('hides nothing that takes the focus', () => {
    expect(clean('<div aria-hidden="true"><a href="/about/">a</a></div>')).toBe('<div><a href="/about/">a</a></div>');
    // What a link or button opens is shown here, so it is not hidden from screen readers.
    expect(
      clean(
        '<div role="button" aria-controls="a">Question</div><div id="a" aria-hidden="true" style="display:none">Answer</div>',
      ),
    ).not.toContain('aria-hidden');
    // The button of a plugin is text here, no table that scrolls.
    expect(clean('<div tabindex="0" role="button">Question</div>')).toBe('<div>Question</div>');
    expect(clean('<span aria-hidden="true">→</span>')).toContain('aria-hidden="true"');
  });

  it('opens no landmark without a name', () => {
    expect(clean('<nav>a</nav><aside>b</aside><nav aria-label="Parts">c</nav>')).toBe(
      '<div>a</div><div>b</div><nav aria-label="Parts">c</nav>',
    );
  });

  it('names what is scrolled sideways', () => {
    expect(clean('<table><caption>What it costs</caption><tr><td>a</td></tr></table>')).toMatch(
      /^<div class="wp-block-table" tabindex="0" aria-label="What it costs" role="group">/,
    );
    expect(
      clean('<figure class="wp-block-table"><table><tr><td>a</td></tr></table><figcaption>Days</figcaption></figure>'),
    ).toMatch(/^<figure class="wp-block-table" tabindex="0" aria-label="Days">/);
    expect(clean('<pre>a</pre>')).toBe('<pre tabindex="0" aria-label="Code" role="group">a</pre>');
  });
});
