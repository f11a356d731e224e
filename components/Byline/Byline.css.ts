import { media } from '@/site-config/theme';

/** Server only. */
export const byline = `
.byline {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);
  margin-bottom: var(--space-6);
}
.byline > p { color: var(--color-text-muted); font-size: var(--text-xs); }
${media.desktop} {
  .byline { flex-direction: column; align-items: start; }
}
`;
