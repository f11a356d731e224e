import { media } from '@footbridge/shared/breakpoints';

/** Alignment, floats, and the widths beyond the text's column. */
export const alignment = `
.prose { display: flow-root; }
.prose > .alignwide { max-width: min(100%, calc(var(--column) * 1.35)); }
.prose > .alignfull { max-width: 100%; }
.prose .aligncenter { text-align: center; }
.prose :not(.prose) > .aligncenter { margin-inline: auto; }
.prose > .aligncenter:not(img) { width: 100%; }
.prose img.aligncenter, .prose .aligncenter img { margin-inline: auto; }
.prose > img.aligncenter { margin-inline: 0; }
.prose .alignright:not(p, h2, h3, h4, h5, h6) { margin-left: auto; }
${media.general} {
  .prose :is(.alignleft, .alignright):not(p, h2, h3, h4, h5, h6) { max-width: min(50%, var(--column) / 2); margin-block: 0.4em 1em; }
  .prose .alignleft:not(p, h2, h3, h4, h5, h6) { float: left; margin-right: var(--space-5); }
  .prose .alignright:not(p, h2, h3, h4, h5, h6) { float: right; margin-left: var(--space-5); }
  .prose > .alignright:not(p, h2, h3, h4, h5, h6) { margin-right: max(0px, 100% - var(--column)); }
  .prose :is(h2, hr, .wp-block-columns, .wp-block-gallery, .gallery, .alignwide, .alignfull) { clear: both; }
}
`;

export const textAlign = `
.prose .has-text-align-left { text-align: left; }
.prose .has-text-align-center { text-align: center; }
.prose .has-text-align-right { text-align: right; }
`;

/** WordPress's five sizes in this site's scale. */
export const fontSizes = `
.prose p[style*='font-size'] { line-height: 1.35; }
.prose .has-small-font-size { font-size: var(--text-sm); line-height: 1.5; }
.prose .has-medium-font-size { font-size: var(--text-lg); line-height: 1.5; }
.prose .has-large-font-size { font-size: calc(var(--text-lg) * 1.25); line-height: 1.35; }
.prose :is(.has-x-large-font-size, .has-xx-large-font-size, .has-huge-font-size) { font-size: var(--text-2xl); line-height: 1.25; }
`;

export const dropCap = `
.prose .has-drop-cap:not(:focus)::first-letter {
  float: left;
  padding: 0.06em 0.08em 0 0;
  color: var(--color-primary);
  font: var(--weight-heading) 3.6em/0.84 var(--font-heading);
}
`;

export const verse = `
.prose .wp-block-verse { padding: 0; border-radius: 0; background: none; font: inherit; font-style: italic; white-space: pre-wrap; }
.prose .wp-block-preformatted { white-space: pre-wrap; }
`;

export const quotes = `
.prose .wp-block-quote.is-style-large { border: 0; padding-inline: 0; font: var(--weight-heading) var(--text-2xl)/1.3 var(--font-heading); }
.prose .wp-block-quote.is-style-plain { padding: 0; border: 0; }
.prose .wp-block-quote.has-text-align-right { padding: 0 var(--space-5) 0 0; border-width: 0 3px 0 0; border-right: 3px solid var(--color-brand); }
.prose .wp-block-quote.has-text-align-center { padding: 0; border: 0; }
.prose .wp-block-pullquote { padding: var(--space-5) 0; border: solid var(--color-brand); border-width: 2px 0; text-align: center; }
.prose .wp-block-pullquote blockquote { margin: 0; padding: 0; border: 0; }
.prose .wp-block-pullquote:is(.alignleft, .alignright) { text-align: left; }
.prose .wp-block-pullquote.has-background { padding-inline: var(--space-5); border: 0; border-radius: var(--radius); }
.prose .wp-block-pullquote cite { color: inherit; }
`;

export const separator = `
.prose .wp-block-separator:not(.is-style-wide, .is-style-dots, .alignwide, .alignfull) { width: 6rem; margin-inline: auto; border-top: 2px solid var(--color-line); }
.prose > .wp-block-separator:not(.alignwide, .alignfull) { margin-left: max(0px, (min(100%, var(--column)) - 6rem) / 2); }
.prose > .wp-block-separator:is(.is-style-wide, .is-style-dots) { margin-left: 0; }
.prose .wp-block-separator.is-style-dots { border: 0; color: var(--color-text-muted); text-align: center; line-height: 1; }
.prose .wp-block-separator.is-style-dots::before { content: '· · ·'; letter-spacing: 0.6em; }
.prose .wp-block-separator.has-background { border-color: currentColor; background: none !important; }
`;

export const footnotes = `
.prose .wp-block-footnotes { font-size: var(--text-sm); line-height: 1.5; }
.prose .fn { scroll-margin-top: 7rem; }
`;
