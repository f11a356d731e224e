import { media } from '@/site-config/theme';

/** Server only: what was read of a form that was sent without script. */
export const leadRead = `
.lead-read { display: grid; gap: var(--space-3); }
.lead-read > div { padding-bottom: var(--space-3); border-bottom: 1px solid var(--color-line); }
.lead-read dt { color: var(--color-text-muted); font-size: var(--text-sm); }
.lead-read dd { white-space: pre-line; }
${media.general} {
  .lead-read > div { display: grid; grid-template-columns: 12rem 1fr; gap: var(--space-4); }
}
`;
