/** Server only. */
export const errorSummary = `
.error-summary { padding: var(--space-4) var(--space-5); border: 2px solid var(--color-error); border-radius: var(--radius); font-size: var(--text-sm); }
.error-summary > p:first-child { color: var(--color-error); font-weight: 700; }
.error-summary ul { margin: var(--space-2) 0; }
.error-summary li a { display: block; padding-block: var(--space-3); }
`;
