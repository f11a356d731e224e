/** Server only. */
export const singleContributor = `
.single-contributor-person { display: grid; align-content: start; gap: var(--space-6); }
`;
