import { media } from '@/site-config/theme';

/** Server only. */
export const facilityFacts = `
.facility-facts { align-self: start; font-size: var(--text-sm); margin: 0; }
.facility-facts > div {
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: var(--space-5);
  padding-block: var(--space-4);
  border-top: 1px solid var(--color-line);
}
.facility-facts dt, .facility-facts dd:only-of-type { grid-column: 1 / -1; }
.facility-facts dt { color: var(--color-text-muted); font-size: var(--text-xs); }
.facility-facts dd { padding-block: 2px; }
.facility-facts address span { display: block; }
.facility-facts a { display: inline-block; padding-block: var(--space-1); font-weight: 600; }
${media.desktop} {
  .facility-facts > div { display: block; }
}
`;
