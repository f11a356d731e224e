import { gzipSync } from 'node:zlib';
import { blockStyles } from '@/components/Prose/blocks';

describe('styles of blocks', () => {
  it.each([
    '<p>a</p>',
    '<h2 id="a">b</h2><ul><li>c</li></ul><ol><li>d</li></ol>',
    '<blockquote><p>a</p></blockquote><pre><code>b</code></pre><dl><dt>c</dt></dl>',
    '<p class="has-constructor-color has-no-such-color">a</p>',
    '<p>Talk of wp-block-cover and class="gallery"</p>'.replaceAll('"', '&quot;'),
  ])('are none for %s', (html) => {
    expect(blockStyles(html)).toBe('');
  });

  it.each([
    ['<figure class="wp-block-gallery columns-3"></figure>', '.wp-block-gallery', '.wp-block-cover'],
    ['<div class="wp-block-columns"></div>', '.wp-block-column', '.wp-block-gallery'],
    ['<table><tr><td>a</td></tr></table>', 'tfoot', '.wp-block-cover'],
    ['<a class="video-plate" href="#">a</a>', '.video-plate', 'table'],
    ['<a class="map-plate" href="#">a</a>', '.map-plate', '.video-plate'],
    ['<p class="has-drop-cap">a</p>', '.has-drop-cap', '.alignwide'],
  ])('%s brings its own and no other’s', (html, own, other) => {
    expect(blockStyles(html)).toMatch(/^<style>[^<]+<\/style>$/);
    expect(blockStyles(html)).toContain(own);
    expect(blockStyles(html)).not.toContain(other);
  });

  it('name the colours that the text names', () => {
    const css = blockStyles('<p class="has-vivid-red-color has-background has-pale-pink-background-color">a</p>');
    expect(css).toContain('.prose .has-vivid-red-color{--ink:#cf2e2e;color:#cf2e2e}');
    expect(css).toContain('background-color:#f78da7');
    expect(css).not.toContain('vivid-purple');
  });

  it('weigh less than four kilobytes with every block there is', () => {
    const classes = 'wp-caption alignwide has-text-align-left x-font-size has-drop-cap wp-block-verse wp-block-quote wp-block-separator fn wp-block-group wp-block-columns wp-block-media-text wp-block-cover wp-block-button wp-block-gallery embed-link video-plate wp-block-latest-posts wp-block-tag-cloud wp-block-calendar wp-block-social-links';
    const css = blockStyles(`<table class="${classes}"></table><img class=""><audio></audio>`);
    expect(gzipSync(css).length).toBeLessThan(4096);
  });
});
