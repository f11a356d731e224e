import { blockCss } from '@/components/Prose/blocks';
import { cleanHtml, plainText } from '@footbridge/bridge/wordpress/html/clean';

import { clean } from './clean';

/** As WordPress 7 renders blocks that are hidden by the window's width. */
const BOTH =
  '<h2 class="wp-block-heading wp-block-hidden-mobile">Our care</h2><p class="wp-block-hidden-mobile">Wide words.</p>' +
  '<h2 class="wp-block-heading wp-block-hidden-desktop wp-block-hidden-tablet">Our care</h2><p class="wp-block-hidden-desktop wp-block-hidden-tablet">Narrow words.</p>';

describe('blocks that WordPress hides by the window’s width', () => {
  it('are all in the HTML, and CSS hides them at WordPress’s breakpoints', () => {
    const html = clean(BOTH);
    expect(html).toContain('Wide words.');
    expect(html).toContain('<p class="wp-block-hidden-desktop wp-block-hidden-tablet">Narrow words.</p>');
    const css = blockCss(`<div class="prose">${html}</div>`);
    expect(css).toContain('@media (width <= 480px)');
    expect(css).toContain('@media (480px < width <= 782px)');
    expect(css).toMatch(/@media \(width ?> ?782px\)/);
    expect(blockCss('<div class="prose"><p>a</p></div>')).not.toContain('wp-block-hidden');
  });

  it('are in descriptions, search and the table of contents once, as in a wide window', () => {
    expect(plainText(BOTH)).toBe('Our care Wide words.');
    expect(cleanHtml(BOTH).headings).toHaveLength(1);
  });

  it.each(['elementor-hidden-desktop', 'vc_hidden-lg'])('so do a page builder’s: %s', (name) => {
    const html = `<div class="${name}">Narrow</div><p>Wide</p>`;
    expect(clean(html)).toBe('<div class="wp-block-hidden-desktop">Narrow</div><p>Wide</p>');
    expect(plainText(html)).toBe('Wide');
  });
});
