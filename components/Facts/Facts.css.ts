import { media } from '@/site-config/theme';

/** Server only. */
export const facts = `
.facts { align-self: start; font-size: var(--text-sm); margin: 0; }
.facts > div {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: var(--space-5);
  padding-block: var(--space-4);
  border-top: 1px solid var(--color-line);
}
.facts dt, .facts dd:only-of-type { grid-column: 1 / -1; }
.facts dt { color: var(--color-text-muted); font-size: var(--text-xs); }
.facts dd { padding-block: 2px; overflow-wrap: anywhere; }
.facts address span { display: block; }
.facts a { display: inline-block; padding-block: var(--space-1); font-weight: 600; }
${media.desktop} {
  .facts > div { display: block; }
}
`;
