import { media } from '@/site-config/theme';

/** WordPress's own block classes, as they stand in `content`. Its stylesheet is not loaded: forty kilobytes for these few. */
export const tables = `
.prose .wp-block-table { overflow-x: auto; }
.prose > table, .prose :not(.wp-block-table) > table { display: block; max-width: 100%; overflow-x: auto; }
.prose caption { padding: var(--space-2) 0; text-align: left; }
.prose table { width: 100%; font-size: var(--text-sm); line-height: 1.5; }
.prose th, .prose td {
  min-width: 8rem;
  padding: var(--space-3) var(--space-4) var(--space-3) 0;
  border-bottom: 1px solid var(--color-line);
  text-align: left;
  vertical-align: top;
}
.prose thead th { border-bottom: 2px solid var(--color-primary); vertical-align: bottom; }
.prose td { font-variant-numeric: tabular-nums; }
`;

export const layout = `
.prose > .alignwide { max-width: min(100%, calc(var(--column) * 1.35)); }
.prose > .alignfull { max-width: 100%; }
.prose .aligncenter { margin-inline: auto; }
.prose img.aligncenter, .prose .aligncenter img { margin-inline: auto; }
.prose .has-text-align-center { text-align: center; }
.prose .has-text-align-right { text-align: right; }
.prose .has-large-font-size { font-size: var(--text-lg); line-height: 1.5; }
.prose .has-small-font-size { font-size: var(--text-sm); line-height: 1.5; }
${media.general} {
  .prose .alignleft, .prose .alignright { max-width: calc(var(--column) / 2); margin-block: 0.4em 1em; }
  .prose .alignleft { float: left; margin-right: var(--space-5); }
  .prose .alignright { float: right; margin-left: var(--space-5); }
  .prose h2 { clear: both; }
  .prose .wp-block-columns { display: flex; gap: var(--space-6); }
  .prose .wp-block-column { flex: 1 1 0; min-width: 0; }
  .prose .wp-block-media-text { display: grid; grid-template-columns: 1fr 1fr; align-items: center; gap: var(--space-6); }
}
.prose :where(.wp-block-column, .wp-block-group, .wp-block-media-text__content) > * + * { margin-top: 0.8em; }
.prose :is(.wp-block-column, .wp-block-group) > :first-child { margin-top: 0; }
${media.belowGeneral} { .prose .wp-block-column + .wp-block-column { margin-top: 1.25em; } }
.prose .wp-block-gallery, .prose .blocks-gallery-grid, .prose .gallery {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-4);
  padding: 0;
  list-style: none;
}
.prose .wp-block-gallery figure, .prose .gallery figure { margin: 0; }
`;

export const embeds = `
.prose .wp-block-embed__wrapper { position: relative; }
.prose .wp-block-embed__wrapper > iframe, .prose > iframe, .prose > p > iframe { width: 100%; height: auto; aspect-ratio: 16 / 9; border-radius: var(--radius); }
.prose .wp-block-embed.wp-embed-aspect-4-3 iframe { aspect-ratio: 4 / 3; }
.prose .wp-block-audio audio { width: 100%; }
.prose .wp-block-buttons { display: flex; flex-wrap: wrap; gap: var(--space-3); }
.prose .wp-block-pullquote { padding: 0; border: 0; }
.prose .wp-block-pullquote blockquote { padding: var(--space-5) 0; border: solid var(--color-brand); border-width: 2px 0; }
`;
