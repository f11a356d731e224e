import { resolveBlocks } from '@footbridge/embedded/markdown/blocks';
import { renderMarkdown } from '@footbridge/embedded/markdown/render';
import { typeset } from '@footbridge/embedded/markdown/typography';

const render = (markdown: string) =>
  renderMarkdown(markdown, {
    frontendUrl: 'http://site.test',
    image: (key, alt) => (key === 'river' ? `<img alt="${alt}">` : null),
  });

describe('Markdown becomes what the block editor saves', () => {
  it('headings', () =>
    expect(render('## Who needs *it*')).toBe('<h2 class="wp-block-heading">Who needs <em>it</em></h2>'));

  it('lists, numbered from where they start', () => {
    expect(render('- a\n- b')).toBe('<ul class="wp-block-list">\n<li>a</li>\n<li>b</li>\n</ul>');
    expect(render('3. a')).toContain('<ol class="wp-block-list" start="3">');
  });

  it('quotes and tables', () => {
    expect(render('> A word.')).toBe('<blockquote class="wp-block-quote"><p>A word.</p></blockquote>');
    expect(render('| a | b |\n|---|---|\n| 1 | 2 |')).toBe(
      '<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></figure>',
    );
  });

  it('pictures with a caption', () => {
    expect(render('![A river](media:river "Early")')).toBe(
      '<figure class="wp-block-image size-large"><img alt="A river"><figcaption class="wp-element-caption">Early</figcaption></figure>',
    );
  });

  it('questions stay as written, with Markdown inside', () => {
    expect(render('<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>')).toContain('<p>Because.</p>');
  });

  it('links inside the site lead to the front end, others stay', () => {
    expect(render('[a](/about/) [b](https://nida.nih.gov/) [c](tel:+17025550100) [d](#top)')).toBe(
      '<p><a href="http://site.test/about/">a</a> <a href="https://nida.nih.gov/">b</a> <a href="tel:+17025550100">c</a> <a href="#top">d</a></p>',
    );
  });

  it('refuses a picture that there is none of', () => {
    expect(() => render('![x](media:lake)')).toThrow('unknown image "media:lake"');
    expect(() => render('![x](https://example.com/x.jpg)')).toThrow('an image must be a media: key');
  });

  it('columns, galleries and questions are blocks with blocks in them', () => {
    const columns = render(resolveBlocks('::: columns\n\n::: column\nLeft\n:::\n\n:::', 'DSH'));
    expect(columns).toMatch(
      /<div class="wp-block-columns is-layout-flex">\s*<div class="wp-block-column is-layout-flow">\s*<p>Left<\/p>\s*<\/div>\s*<\/div>/,
    );
    const gallery = render(resolveBlocks('::: gallery\n\n![A river](media:river)\n\n:::', 'DSH'));
    expect(gallery).toMatch(/<figure class="wp-block-gallery has-nested-images[^"]*">\s*<figure class="wp-block-image/);
    expect(render(resolveBlocks('::: details Why?\nBecause.\n:::', 'DSH'))).toMatch(
      /<details class="wp-block-details"><summary>Why\?<\/summary>\s*<p>Because\.<\/p>/,
    );
  });

  it('preserves page breaks', () => {
    expect(
      render('One.\n\n<!--more-->\n\nTwo.\n\n<!--nextpage-->\n\nThree.').match(/<!--(?:more|nextpage)-->/g),
    ).toHaveLength(2);
  });

  it('a note is a group with its own style', () => {
    expect(render(resolveBlocks('::: note\nCall **911**.\n:::', 'DSH'))).toMatch(
      /<div class="wp-block-group is-style-note">\s*<p>Call <strong>911<\/strong>\.<\/p>\s*<\/div>/,
    );
  });

  it('preserves markup that is meant as text', () => expect(render('a < b & c')).toBe('<p>a &lt; b &amp; c</p>'));
});

describe('quotes and dashes', () => {
  it.each([
    [`It's "fine" -- really...`, 'It’s “fine” — really…'],
    [`the '90s`, 'the ’90s'],
    [`('quoted')`, '(‘quoted’)'],
  ])('%s', (typed, set) => expect(typeset(typed)).toBe(set));
});
