import { media } from '@footbridge/shared/breakpoints';

export const pictures = `
.prose :is(.is-style-rounded, .is-style-circle-mask) img, .prose img.is-style-rounded { border-radius: 999px; }
.prose img:not([height]) { aspect-ratio: auto 3 / 2; }
.prose > img { max-width: min(100%, var(--column)); }
.prose > * :is(figure, .wp-caption, img)[style] { max-width: 100%; }
.prose img[style*='width'] { height: auto; }
.prose .wp-caption > img, .prose .wp-caption > a > img { border-radius: var(--radius); }
.prose figcaption, .prose .wp-caption-text { text-align: start; }
`;

const columnRules = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((count) => `.prose :is(.columns-${count}, .gallery-columns-${count}) { --columns: ${count}; }`)
  .join('\n');

/** Two in a row on phones, else the editor's number. */
export const galleries = `
.prose .wp-block-gallery.has-nested-images, .prose ul.wp-block-gallery, .prose .blocks-gallery-grid, .prose .gallery {
  --row: min(var(--columns, 3), 2);
  display: grid;
  grid-template-columns: repeat(var(--row), minmax(0, 1fr));
  align-items: start;
  gap: var(--space-3);
  padding: 0;
  list-style: '';
}
.prose .wp-block-gallery, .prose .gallery { margin-block: 2em; }
.prose .wp-block-gallery > .blocks-gallery-caption { grid-column: 1 / -1; }
${columnRules}
${media.general} {
  .prose .wp-block-gallery.has-nested-images, .prose ul.wp-block-gallery, .prose .blocks-gallery-grid, .prose .gallery { --row: var(--columns, 3); }
  .prose .gallery:not(:has(> :nth-child(2))), .prose .blocks-gallery-grid:not(:has(> :nth-child(2))) { --row: 1; }
}
.prose .blocks-gallery-grid > li, .prose .gallery > * { margin: 0; }
.prose :is(.wp-block-gallery, .gallery) figure, .prose .gallery :is(dl, dd) { margin: 0; }
.prose :is(.wp-block-gallery, .gallery) :is(figure, li) > :is(a, div) { display: block; }
.prose :is(.wp-block-gallery, .gallery) img { width: 100%; border-radius: var(--radius); }
.prose .is-cropped :is(li, figure) > img, .prose .is-cropped :is(li, figure) > a > img { aspect-ratio: 1; object-fit: cover; }
.prose .columns-1.is-cropped :is(li, figure) > img, .prose .columns-1.is-cropped :is(li, figure) > a > img { aspect-ratio: 3 / 2; }
.prose .gallery > br { display: none; }
.prose .gallery figcaption, .prose .blocks-gallery-grid figcaption { overflow-wrap: anywhere; }
`;

export const tables = `
.prose .wp-block-table { overflow-x: auto; }
.prose .wp-block-table > figcaption { position: sticky; left: 0; }
.prose caption { padding: var(--space-2) 0; text-align: start; }
.prose table { width: 100%; font-size: var(--text-sm); line-height: 1.5; }
.prose :is(th, td) {
  min-width: 7rem;
  padding: var(--space-3) var(--space-4) var(--space-3) 0;
  border-bottom: 1px solid var(--color-line);
  text-align: start;
  vertical-align: top;
}
.prose thead th { border-bottom: 2px solid var(--color-primary); vertical-align: bottom; }
.prose tfoot td { border-bottom: 0; font-weight: 650; }
.prose td { font-variant-numeric: tabular-nums; }
/* On a phone equal columns would be narrower than their words. */
${media.general} {
  .prose .has-fixed-layout { table-layout: fixed; }
}
.prose .is-style-stripes tr:nth-child(odd) > td { background: var(--color-surface-alt); }
.prose .is-style-stripes td { padding-left: var(--space-4); border: 0; }
`;

/** Players of own files, and the links that replace third parties' players. */
export const players = `
.prose audio { display: block; width: 100%; }
.prose video { width: 100%; border-radius: var(--radius); background: #000; }
.prose video:not([height]) { aspect-ratio: 16 / 9; }
.prose ol.wp-playlist { padding: 0; list-style: none; counter-reset: track; }
.prose .wp-playlist > li { counter-increment: track; margin-top: var(--space-4); }
.prose .wp-playlist > li > span::before { content: counter(track) '. '; color: var(--color-text-muted); }
.prose .wp-playlist > li > :is(audio, video) { margin-top: var(--space-2); }
.prose .embed-link { font-weight: 600; }
.prose .wp-block-embed .embed-link, .prose p > .embed-link:only-child {
  display: block;
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--color-line);
  border-left: 3px solid var(--color-brand);
  border-radius: var(--radius);
}
.prose .wp-block-file { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3) var(--space-5); }
`;

/** The facade of a video, with the video's size. */
export const videoFacade = `
.prose .video-facade, .prose .video-facade-frame {
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--space-3);
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius);
  overflow: hidden;
}
.prose .wp-embed-aspect-4-3 :is(.video-facade, .video-facade-frame) { aspect-ratio: 4 / 3; }
.prose .wp-embed-aspect-1-1 :is(.video-facade, .video-facade-frame) { aspect-ratio: 1; }
.prose .wp-embed-aspect-9-16 :is(.video-facade, .video-facade-frame) { max-width: 22rem; aspect-ratio: 9 / 16; }
.prose .video-facade {
  position: relative;
  padding: var(--space-5);
  background: var(--gradient-radial);
  color: var(--color-on-color);
  text-decoration: none;
  --focus: var(--color-interactive);
}
.prose .video-facade::before {
  content: '';
  flex: none;
  width: 72px;
  height: 72px;
  margin: auto;
  background: var(--color-on-color);
  clip-path: path(evenodd, 'M36 0a36 36 0 1 0 0 72a36 36 0 1 0 0-72M28 21L53 36L28 51z');
}
@media (forced-colors: active) {
  .prose .video-facade { border: 1px solid; }
  .prose .video-facade::before { forced-color-adjust: none; background: LinkText; }
}
.prose .video-facade-title { font: var(--weight-heading) var(--text-lg)/1.25 var(--font-heading); text-wrap: balance; }
.prose .video-facade-note { font-size: var(--text-xs); line-height: 1.4; }
.prose .video-facade-play { font-weight: 700; text-decoration: underline; }
.prose .video-facade-frame { background: #000; }
${media.belowGeneral} {
  .prose .video-facade { gap: var(--space-1); padding: var(--space-4); }
  .prose .video-facade::before { transform: scale(0.75); }
}
`;

/** The facade of a map, with the map's size. */
export const mapFacade = `
.prose .map-facade, .prose .map-facade-frame {
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--space-1);
  width: 100%;
  min-height: 17rem;
  aspect-ratio: 16 / 9;
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  overflow: hidden;
}
.prose .map-facade {
  padding: var(--space-5);
  background: linear-gradient(24deg, transparent 46%, var(--color-surface) 46% 48%, transparent 48%) var(--color-surface-alt);
  color: var(--color-text);
  text-decoration: none;
}
.prose .map-facade::before {
  content: '';
  flex: none;
  width: 48px;
  height: 64px;
  margin: auto;
  background: var(--color-interactive);
  clip-path: path(evenodd, 'M24 0a24 24 0 0 1 24 24c0 16-14 26-24 40c-10-14-24-24-24-40a24 24 0 0 1 24-24M24 15a9 9 0 1 0 0 18a9 9 0 1 0 0-18');
}
@media (forced-colors: active) {
  .prose .map-facade::before { forced-color-adjust: none; background: LinkText; }
}
.prose .map-facade-title { font: var(--weight-heading) var(--text-lg)/1.25 var(--font-heading); text-wrap: balance; }
.prose .map-facade-note { font-size: var(--text-xs); line-height: 1.4; }
.prose .map-facade-show { color: var(--color-interactive); font-weight: 700; text-decoration: underline; }
`;
