import { media } from '@/site-config/theme';

/** Server only. A strip to swipe where it is narrow; where it is wide, rows of a large and a small picture in turn. */
export const gallery = `
.gallery {
  display: flex;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x proximity;
}
.gallery > li { flex: 0 0 85%; scroll-snap-align: start; }
.gallery > li:only-child { flex-basis: 100%; }
.gallery > li > button { display: block; width: 100%; height: 100%; border-radius: var(--radius); cursor: zoom-in; }
.gallery > li > button img { width: 100%; height: 100%; max-height: 30rem; aspect-ratio: 3 / 2; border-radius: var(--radius); object-fit: cover; }
/* Browsers without popovers know no such state, and leave them out. */
.gallery-large { display: none; }
.gallery-large:popover-open { display: block; }
.gallery-large { max-width: 96vw; padding: 0; border: 0; background: none; overflow: visible; }
.gallery-large::backdrop { background: rgb(0 0 0 / 0.8); }
.gallery-large img { width: auto; max-height: 84vh; border-radius: var(--radius); }
.gallery-large button {
  display: block;
  min-height: 44px;
  margin: var(--space-3) auto 0;
  padding-inline: var(--space-5);
  border-radius: var(--radius-button);
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: 600;
}
${media.general} {
  .gallery { display: grid; grid-template-columns: repeat(5, 1fr); gap: var(--space-4); margin: 0; padding: 0; overflow: visible; }
  .gallery > li { grid-column: span 2; }
  .gallery > li:nth-child(4n + 1), .gallery > li:nth-child(4n) { grid-column: span 3; }
  .gallery > li:last-child:nth-child(odd) { grid-column: 1 / -1; }
  .gallery > li > button img { aspect-ratio: auto; }
}
`;
