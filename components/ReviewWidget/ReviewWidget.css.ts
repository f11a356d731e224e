/** Server only. */
export const reviewWidget = `
.review-widget { display: block; width: 100%; margin-top: var(--space-6); border: 1px solid var(--color-line); border-radius: var(--radius); }
a.review-widget { padding: var(--space-5); background: var(--color-surface-alt); color: var(--color-text); text-decoration: none; }
.review-widget b { color: var(--color-interactive); text-decoration: underline; }
iframe.review-widget { height: 40rem; max-height: 80vh; }
@media print { .review-widget { display: none; } }
`;
