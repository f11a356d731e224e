import { media } from '@footbridge/shared/breakpoints';

/**
 * CSS of the geotarget tab, which its script adds. The tab is at the window's side, below the header and above the sticky bar,
 * behind both. On a phone it is as wide as the page's margin, so that it covers no text.
 */
export const geotargetTabCss = `
.geotarget-tab {
  position: fixed;
  z-index: calc(var(--layer-sticky-footer) - 1);
  top: var(--geotarget-top);
  right: 0;
  --geotarget-top: max(96px, 20vh);
}
.geotarget-tab-handle {
  display: grid;
  place-items: center;
  width: 26px;
  min-height: 112px;
  padding-block: var(--space-3);
  border: solid color-mix(in srgb, var(--color-on-color) 40%, transparent);
  border-width: 1px 0 1px 1px;
  border-radius: min(var(--radius), 10px) 0 0 min(var(--radius), 10px);
  background: var(--color-primary);
  box-shadow: var(--elevation-300);
  color: var(--color-on-color);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1;
}
.geotarget-tab-handle > span { writing-mode: vertical-rl; rotate: 180deg; }
.geotarget-tab-handle:focus-visible { --focus: var(--color-on-color); outline-offset: -4px; }
.geotarget-tab-card {
  position: absolute;
  top: 0;
  right: 100%;
  width: min(300px, 100vw - 26px - var(--space-4));
  max-height: max(7rem, 100dvh - var(--geotarget-top) - var(--below) - var(--space-3));
  padding: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-line);
  border-radius: var(--radius) 0 var(--radius) var(--radius);
  background: var(--color-surface);
  box-shadow: var(--elevation-300);
  font-size: 0.9375rem;
  line-height: 1.5;
}
.geotarget-tab-card img { width: 100%; aspect-ratio: 2; border-radius: calc(var(--radius) / 2); object-fit: cover; }
.geotarget-tab-card p { margin-top: var(--space-2); text-wrap: pretty; }
.geotarget-tab-card .geotarget-tab-name { margin-top: var(--space-3); font: var(--weight-heading) var(--text-lg)/1.25 var(--font-heading); text-wrap: balance; }
.geotarget-tab-card .geotarget-tab-miles { color: var(--color-text-muted); }
.geotarget-tab-ends { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--space-4); margin-top: var(--space-2); }
.geotarget-tab-ends a { padding-block: 10px; font-weight: 650; }
.geotarget-tab-ends button { min-height: 44px; color: var(--color-text-muted); text-decoration: underline; text-underline-offset: 0.2em; }
${media.wide} { .geotarget-tab-handle { width: 40px; } }
/* A phone in landscape, where the header scrolls away. */
@media (max-height: 500px) {
  .geotarget-tab { --geotarget-top: 76px; }
  .geotarget-tab-card { width: min(440px, 100vw - 26px - var(--space-4)); }
  .geotarget-tab-card img { float: left; width: 112px; aspect-ratio: 1; margin-right: var(--space-4); }
  .geotarget-tab-card p:first-of-type { margin-top: 0; }
  .geotarget-tab-ends { clear: left; }
}
@media print { .geotarget-tab { display: none; } }
`;
