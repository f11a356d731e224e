import { media } from '@/site-config/theme';

/** Server only. */
export const reviewQuotes = `
.review-quotes { display: grid; gap: var(--space-6) var(--space-8); }
${media.general} {
  .review-quotes { grid-template-columns: 1fr 1fr; }
  .review-quotes[data-lead] > :first-child { grid-row: span 3; }
}
.review-quotes-item { padding-top: var(--space-5); border-top: 1px solid var(--color-line); }
.review-quotes-item blockquote { text-wrap: pretty; white-space: pre-line; overflow-wrap: anywhere; }
[data-lead] > .review-quotes-item:first-child { padding: 0; border: 0; }
[data-lead] > .review-quotes-item:first-child blockquote { font-family: var(--font-heading); font-size: var(--text-2xl); line-height: 1.35; }
.review-quotes-item figcaption {
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin-top: var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}
.review-quotes-item b { color: var(--color-text); }
.review-quotes-item figcaption > span + span { flex-basis: 100%; }
.review-quotes-mark { margin-bottom: var(--space-4); }
`;
