/** Server only. */
export const reviewQuotes = `
.quotes { display: grid; gap: var(--space-6) var(--space-8); }
@media (min-width: 776px) {
  .quotes { grid-template-columns: 1fr 1fr; }
  .quotes[data-lead] > :first-child { grid-row: span 3; }
}
.quote { padding-top: var(--space-5); border-top: 1px solid var(--color-line); }
.quote blockquote { text-wrap: pretty; }
[data-lead] > .quote:first-child { padding: 0; border: 0; }
[data-lead] > .quote:first-child blockquote { font-family: var(--font-heading); font-size: var(--text-2xl); line-height: 1.35; }
.quote figcaption {
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin-top: var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}
.quote b { color: var(--color-text); }
.quote figcaption > span + span { flex-basis: 100%; }
.quote-mark { margin-bottom: var(--space-4); }
`;
