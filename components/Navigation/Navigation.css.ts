import { media } from '@/site-config/theme';

/** Server only. The panels hang from the header, not from the bar: as wide as the page, wherever their item stands. */
export const navigation = `
.main-menu { display: none; }
${media.desktop} { .main-menu { display: block; } }
.main-menu { --pad: 12px; }
.main-menu .bar { display: flex; flex-wrap: wrap; margin-inline: calc(-1 * var(--pad)); }
/* Seven items of one or two words, the logo and the number fit into one row of 1200 px; wider windows give them air. */
${media.wide} { .main-menu { --pad: clamp(8px, 8px + (100vw - 1200px) / 18, 14px); } }
.main-menu [data-top] {
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 48px;
  padding: 0 var(--pad);
  color: var(--color-text);
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  transition: color var(--transition);
}
.main-menu [data-top]:not(span):hover, .main-menu [aria-expanded='true'] { color: var(--color-interactive); }
.main-menu svg { font-size: 0.75rem; stroke-width: 2.5; transition: rotate var(--transition); }
.main-menu [aria-expanded='true'] svg { rotate: 180deg; }
.main-menu .panel {
  position: absolute;
  display: none;
  grid-template-columns: 1fr 424px;
  gap: var(--space-7);
  top: 100%;
  left: 0;
  right: 0;
  max-height: calc(100vh - 100%);
  padding: var(--space-6) var(--gutter) var(--space-7);
  overflow-y: auto;
  background: var(--color-surface);
  box-shadow: var(--elevation-300);
}
.main-menu [aria-expanded='true'] + .panel { display: grid; }
.main-menu:not([data-live]) li:hover > .panel, .main-menu:not([data-live]) li:focus-within > .panel { display: grid; }
.main-menu .lists :is(a, span) { display: block; width: fit-content; padding: 6px 0; color: var(--color-text); text-decoration: none; }
.main-menu .lists a:hover { color: var(--color-interactive); text-decoration: underline; }
.main-menu .lists .overview {
  margin-bottom: var(--space-4);
  font: var(--weight-heading) var(--text-lg)/1.3 var(--font-heading);
  letter-spacing: var(--tracking-heading);
}
.main-menu .lists > ul {
  columns: 3 180px;
  column-gap: var(--space-6);
}
.main-menu .lists > ul > li { break-inside: avoid; padding-bottom: var(--space-2); }
.main-menu .lists > ul:has(ul) > li > :first-child { font-weight: 600; }
.main-menu .lists ul ul { font-size: 0.9375rem; }
.main-menu .lists ul ul ul { padding-left: var(--space-4); }
`;
