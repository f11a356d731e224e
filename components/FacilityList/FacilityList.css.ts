import { media } from '@/site-config/theme';

/** Server only. */
export const facilityList = `
/* The first facility large, the others beside it in a column; or all in rows, picture beside text. */
.facility-list { display: grid; gap: var(--space-6) var(--space-8); }
.facility-list li + li { padding-top: var(--space-6); border-top: 1px solid var(--color-line); }
.facility-list[data-rows]:not(:last-child) { margin-bottom: var(--space-6); }
${media.general} {
  .facility-list > :only-child article, .facility-list[data-rows] article {
    grid-template-columns: 5fr 7fr;
    align-items: center;
    gap: var(--space-7);
  }
  .facility-list:not([data-rows]):has(> :nth-child(2)) { grid-template-columns: 3fr 2fr; align-content: start; }
  .facility-list:not([data-rows]):has(> :nth-child(2)) > :first-child { grid-row: 1 / span 4; }
  .facility-list:not([data-rows]):has(> :nth-child(2)) > :nth-child(2) { padding: 0; border: 0; }
}
`;
