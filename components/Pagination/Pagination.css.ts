import { media } from '@/site-config/theme';

/** Server only. In one row down to 320 px: there "Previous" and "Next" are arrows alone. */
export const pagination = `
.pagination {
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  /* As wide as the cards' text, under a rule as wide as theirs. */
  padding: var(--space-5) max(0px, 100% - 40rem) 0 0;
  border-top: 1px solid var(--color-line);
  font-size: var(--text-sm);
  font-variant-numeric: lining-nums tabular-nums;
}
.pagination ol { display: flex; grid-column: 2; align-items: center; color: var(--color-text-muted); }
.pagination ol:first-child { grid-column: 1 / 3; justify-self: start; }
.pagination a, .pagination b {
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: 2.1rem;
  height: 44px;
  border-radius: var(--radius);
  font-weight: 600;
}
.pagination a { text-decoration: none; }
.pagination a:hover { background: var(--color-interactive-100); }
/* Seen where a visitor's own colours take the ground away. */
.pagination b { outline: 2px solid transparent; outline-offset: -2px; height: 2.1rem; background: var(--color-primary); color: var(--color-on-color); }
.pagination > a { gap: var(--space-2); justify-self: start; margin-inline: calc(-1 * var(--space-2)); }
.pagination > a[rel='next'] { grid-column: 3; justify-self: end; }
.pagination > a span { display: none; }
${media.general} {
  .pagination ol { gap: var(--space-1); }
  .pagination a, .pagination b { min-width: 44px; padding-inline: var(--space-2); }
  .pagination b { height: 44px; }
  .pagination > a span { display: inline; }
}
`;
