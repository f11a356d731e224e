import { media } from '@/site-config/theme';

/** Server only. */
export const pageSection = `
/* A band across the page whose content keeps the content width; the ground may be tinted (soft) or the brand's own (deep). */
.page-section { padding: var(--section-space) var(--gutter); }
.page-section[data-tone='soft'] { background: var(--color-brand-100); }
.page-section[data-tone='soft'] .step-form { background: var(--color-surface); }
.page-section:not([data-tone]) + .page-section:not([data-tone]), .page-section[data-tone='soft'] + .page-section[data-tone='soft'] {
  padding-top: 0;
}
.page-section[data-tone='deep'] {
  --focus: var(--color-on-color);
  background: var(--gradient-radial) var(--color-primary);
  color: var(--color-on-color);
}
.page-section[data-tone='close'] { padding-top: 0; }
/* Text in the wider column, what goes with it in the narrower one; below each other where there is no room. */
.page-section-columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-7); }
${media.desktop} {
  .page-section-columns { grid-template-columns: minmax(0, 40rem) minmax(0, 1fr); gap: var(--space-8); }
  .page-section-columns[data-lead='narrow'] { grid-template-columns: minmax(0, 17rem) minmax(0, 1fr); }
  .page-section-columns[data-lead='none'] { grid-template-columns: none; gap: var(--space-6); }
}
/* A section's heading and the sentence under it. */
.page-section-head { max-width: 46rem; margin-bottom: var(--space-6); }
.page-section-head p { margin-top: var(--space-3); color: var(--color-text-muted); text-wrap: pretty; }
/* The way from a selection to the whole. */
.page-section-more { margin-top: var(--space-6); }
`;
