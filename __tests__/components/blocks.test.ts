import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockCss } from '@/components/Prose/blocks';
import { presetRules } from '@/components/Prose/blocks/colors';
import { Prose } from '@/components/Prose/Prose';

const PICTURE = '<img class="alignwide" src="/logo.svg">';
/** Of a page with this text. */
const cssOf = (html: string): string =>
  blockCss(
    `<header>${PICTURE}</header><main>${renderToStaticMarkup(createElement(Prose, { html }))}</main><footer>${PICTURE}</footer>`,
  );

describe('styles of blocks', () => {
  it.each([
    '<p>a</p>',
    '<h2 id="a">b</h2><ul><li>c</li></ul><ol><li>d</li></ol>',
    '<p class="has-constructor-color has-no-such-color">a</p>',
    '<p>Talk of wp-block-cover and class="gallery"</p>'.replaceAll('"', '&quot;'),
    '',
  ])('are none for %s', (html) => {
    expect(cssOf(html)).toBe('');
  });

  it.each([
    ['<figure class="wp-block-gallery columns-3"></figure>', '.wp-block-gallery', '.wp-block-cover'],
    ['<div class="wp-block-columns"></div>', '.wp-block-column', '.wp-block-gallery'],
    ['<table><tr><td>a</td></tr></table>', 'tfoot', '.wp-block-cover'],
    ['<a class="video-facade" href="#">a</a>', '.video-facade', 'table'],
    ['<a class="map-facade" href="#">a</a>', '.map-facade', '.video-facade'],
    ['<p class="has-drop-cap">a</p>', '.has-drop-cap', '.alignwide'],
    ['<blockquote><p>a</p></blockquote>', '.prose blockquote', 'pre'],
    ['<details><summary>a</summary></details>', '.prose summary', 'figure'],
    ['<pre>a</pre>', '.prose pre', 'blockquote'],
    ['<p class="is-style-note">a</p>', '.is-style-note', 'summary'],
  ])('%s brings its own and no other’s', (html, own, other) => {
    expect(cssOf(html)).not.toContain('<');
    expect(cssOf(html)).toContain(own);
    expect(cssOf(html)).not.toContain(other);
  });

  it('are those of every text of the page, each once', () => {
    const both = ['<table></table>', '<p class="has-drop-cap">a</p>', '<table></table>'].map((html) =>
      renderToStaticMarkup(createElement(Prose, { html })),
    );
    expect(blockCss(both.join(''))).toBe(cssOf('<table></table><p class="has-drop-cap">a</p>'));
  });

  it('name the colours that the text names', () => {
    const css = cssOf('<p class="has-vivid-red-color has-background has-pale-pink-background-color">a</p>');
    expect(css).toContain('.prose .has-vivid-red-color{--ink:#cf2e2e;color:#cf2e2e}');
    expect(css).toContain('background-color:#f78da7');
    expect(css).not.toContain('vivid-purple');
  });

  it('weigh less than four kilobytes with every block there is', () => {
    const classes =
      'wp-caption alignwide has-text-align-left x-font-size has-drop-cap wp-block-verse wp-block-quote wp-block-separator fn wp-block-group wp-block-columns wp-block-media-text wp-block-cover wp-block-button wp-block-gallery embed-link video-facade wp-block-latest-posts wp-block-tag-cloud wp-block-calendar wp-block-social-links';
    const css = cssOf(`<table class="${classes}"></table><img class=""><audio></audio>`);
    expect(css).toContain('.wp-block-social-links');
    expect(gzipSync(css).length).toBeLessThan(4096);
  });
});

describe('a preset of WordPress', () => {
  const rules = (style: string) => presetRules(`<p style="${style}">a</p>`);

  it.each([
    ['spacing', 'padding:var(--wp--preset--spacing--50)', '.prose{--wp--preset--spacing--50:var(--space-6)}'],
    [
      'a font size',
      'font-size:var(--wp--preset--font-size--x-large)',
      '.prose{--wp--preset--font-size--x-large:var(--text-2xl)}',
    ],
    [
      'a color of the brand',
      'color:var(--wp--preset--color--footbridge-brand)',
      '.prose{--wp--preset--color--footbridge-brand:var(--color-brand)}',
    ],
    [
      'several, each once',
      'margin:var(--wp--preset--spacing--20) var(--wp--preset--spacing--80) var(--wp--preset--spacing--20)',
      '.prose{--wp--preset--spacing--20:var(--space-2);--wp--preset--spacing--80:var(--space-9)}',
    ],
  ])('gives %s its value', (_, style, css) => expect(rules(style)).toBe(css));

  it.each([
    ['no style', ''],
    ['an unknown step', 'padding:var(--wp--preset--spacing--10)'],
    ['a property of Object', 'padding:var(--wp--preset--spacing--constructor)'],
    ['a color of Object', 'color:var(--wp--preset--color--constructor)'],
    ['another kind', 'box-shadow:var(--wp--preset--shadow--deep)'],
    ['CSS in the name', 'color:var(--wp--preset--color--black;}body{display:none})'],
    ['a name in upper case', 'color:var(--WP--PRESET--COLOR--BLACK)'],
  ])('gives no rule for %s', (_, style) => expect(rules(style)).toBe(''));
});
