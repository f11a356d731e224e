import { clean } from './clean';

const UPLOADS = 'http://127.0.0.1:8080/wp-content/uploads/2026/05';

describe('what editors write', () => {
  it.each([
    ['nested lists', '<ol start="8" reversed><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li></ol>'],
    ['definition lists', '<dl><dt>a</dt><dd>b</dd></dl>'],
    [
      'code',
      '<pre class="wp-block-code" aria-label="Code" role="group" tabindex="0"><code>&lt;p&gt; &amp;amp;\n  x</code></pre>',
    ],
    ['keys and output', '<p><kbd>Ctrl</kbd> <samp>done</samp> <var>x</var></p>'],
    ['formulas', '<p>H<sub>2</sub>O, E = mc<sup>2</sup></p>'],
    [
      'abbreviations, languages, directions',
      '<p><abbr title="Partial hospitalization">PHP</abbr> <span lang="fr">café</span> <bdo dir="rtl">abc</bdo></p>',
    ],
    ['an address', '<address>1 Way<br />Town</address>'],
    [
      'changes',
      '<p><del datetime="2026-05-01">old</del> <ins>new</ins> <mark>seen</mark> <s>gone</s> <u>under</u> <small>fine</small></p>',
    ],
    ['quotes', '<blockquote class="wp-block-quote is-style-large"><p>a</p><cite>b</cite></blockquote><p><q>c</q></p>'],
    ['a pull quote', '<figure class="wp-block-pullquote"><blockquote><p>a</p><cite>b</cite></blockquote></figure>'],
    ['a verse', '<pre class="wp-block-verse">a\n  b</pre>'],
    ['details', '<details class="wp-block-details" open><summary>a</summary><p>b</p></details>'],
    ['ruby', '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>'],
    [
      'a separator and a spacer',
      '<hr class="wp-block-separator is-style-dots" /><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div>',
    ],
    [
      'colours and sizes',
      '<p class="has-vivid-red-color has-large-font-size" style="color:#a00;background-color:#fee;padding-top:10px">a</p>',
    ],
    ['preset colours', '<p style="color:var(--wp--preset--color--primary)">a</p>'],
    [
      'columns',
      '<div class="wp-block-columns alignwide"><div class="wp-block-column" style="flex-basis:33.33%"><p>a</p></div></div>',
    ],
    [
      'footnotes',
      '<p>a<sup class="fn"><a id="fn-1-link" href="#fn-1">1</a></sup></p><ol class="wp-block-footnotes"><li id="fn-1">b</li></ol>',
    ],
  ])('%s stay as they are', (_, html) => {
    expect(clean(html)).toBe(html);
  });

  it.each([
    ['<center>a</center>', '<div style="text-align:center">a</div>'],
    ['<p align="right">a</p>', '<p style="text-align:right">a</p>'],
    [
      '<p><b>a</b> <tt>b</tt> <strike>c</strike> <acronym title="d">e</acronym> <big>f</big></p>',
      '<p><strong>a</strong> <code>b</code> <s>c</s> <abbr title="d">e</abbr> f</p>',
    ],
    ['<p></p><p>a</p><p> \n</p>', '<p>a</p>'],
    ['<main><p>a</p></main>', '<div><p>a</p></div>'],
    ['<a name="old">a</a>', '<span id="old">a</span>'],
  ])('%s becomes what it is called today', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('keeps every section of a table, and its cells’ relations', () => {
    const table =
      '<table><caption>a</caption><colgroup><col span="2" /></colgroup><thead><tr><th scope="col" id="h">b</th></tr></thead><tfoot><tr><td colspan="2">c</td></tr></tfoot><tbody><tr><td headers="h" rowspan="2">d</td></tr></tbody></table>';
    expect(clean(table)).toBe(`<div class="wp-block-table" tabindex="0" aria-label="a" role="group">${table}</div>`);
    expect(clean(`<figure class="wp-block-table">${table}</figure>`)).toMatch(
      /^<figure class="wp-block-table" tabindex="0" aria-label="a"><table>/,
    );
  });

  it('leaves a file’s link its download, and other links without', () => {
    expect(clean(`<a href="${UPLOADS}/a.pdf" class="wp-block-file__button" download target="_blank">Get</a>`)).toBe(
      '<a class="wp-block-file__button" href="/media/2026/05/a.pdf" download="">Get</a>',
    );
    expect(clean('<a href="https://example.org/" download rel="nofollow noreferrer" target="_blank">x</a>')).toBe(
      '<a href="https://example.org/" rel="noopener nofollow" target="_blank">x</a>',
    );
  });
});

describe('pictures', () => {
  const picture = (attributes: string) => clean(`<img src="${UPLOADS}/boat.jpg" alt=" A boat " ${attributes}>`);

  it('have dimensions, lazy loading and a srcset of the optimizer’s widths', () => {
    const html = picture(
      `width="1024" height="683" class="wp-image-5 size-large" srcset="${UPLOADS}/boat-300x200.jpg 300w, ${UPLOADS}/boat-2.jpg 1800w" sizes="(max-width: 1024px) 100vw"`,
    );
    expect(html).toContain('width="1024" height="683" loading="lazy" decoding="async"');
    expect(html).toContain('sizes="(max-width: 775px) 100vw, 640px"');
    expect(html).toContain('src="/_next/image?url=%2Fmedia%2F2026%2F05%2Fboat-2.jpg&amp;w=1680&amp;q=75"');
    expect(html).toMatch(/srcset="\/_next\/image\?url=[^ ]+w=384[^ ]+ 384w, [^"]+ 1680w"/);
    expect(html).toContain('alt="A boat"');
  });

  it('get missing dimensions from WordPress’s file name', () => {
    expect(clean(`<img src="${UPLOADS}/boat-1024x683.jpg" alt="">`)).toContain('width="1024" height="683"');
    expect(clean(`<img src="${UPLOADS}/boat-1024x512.jpg" width="600" alt="">`)).toContain('width="600" height="300"');
    expect(picture('width="100%"')).not.toMatch(/ width=/);
  });

  it('have sizes of their displayed width: in galleries, in columns, wide and full', () => {
    const sizes = (before: string) =>
      /sizes="([^"]*)"/.exec(clean(`${before}<img src="${UPLOADS}/boat.jpg" width="1600" height="900">`))?.[1];
    expect(sizes('<figure class="alignfull">')).toBe('(max-width: 775px) 100vw, 1200px');
    expect(sizes('<ul class="wp-block-gallery columns-4"><li>')).toBe('(max-width: 775px) 50vw, 160px');
    expect(
      sizes('<div class="wp-block-columns"><div class="wp-block-column">a</div><div class="wp-block-column">'),
    ).toBe('(max-width: 775px) 100vw, 320px');
  });

  it('of a cover are pictures, not backgrounds', () => {
    const html = clean(
      `<div class="wp-block-cover has-background-dim" style="background-image:url(${UPLOADS}/boat.jpg)"><p class="wp-block-cover-text">Words</p></div>`,
    );
    expect(html).toMatch(
      /^<div class="wp-block-cover has-background-dim"><img class="wp-block-cover__image-background" alt="" loading="lazy"/,
    );
    expect(html).not.toContain('background-image');
    expect(
      clean(
        `<div class="wp-block-cover"><div role="img" class="wp-block-cover__image-background has-parallax" style="background-image:url(${UPLOADS}/boat.jpg)"></div></div>`,
      ),
    ).toContain('<img class="wp-block-cover__image-background"');
  });

  it('of a cover are none when they are a third party’s film', () => {
    expect(
      clean(
        '<div class="wp-block-cover"><figure class="wp-block-embed wp-block-cover__video-background wp-block-cover__embed-background"><div class="wp-block-embed__wrapper">https://www.youtube.com/watch?v=dQw4w9WgXcQ</div></figure><div class="wp-block-cover__inner-container"><p>Words</p></div></div>',
      ),
    ).toBe('<div class="wp-block-cover"><div class="wp-block-cover__inner-container"><p>Words</p></div></div>');
  });

  it('of strangers are links, and words inside a link', () => {
    expect(clean('<a href="https://example.org/"><img src="https://other.example/p.jpg" alt="Chart"></a>')).toBe(
      '<a href="https://example.org/" rel="noopener">Chart</a>',
    );
    expect(clean('<img src="//other.example/p.jpg" alt="">')).toBe(
      '<a href="https://other.example/p.jpg" rel="noopener">Picture on other.example</a>',
    );
  });
});
