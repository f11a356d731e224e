/** Server only. */
export const accreditation = `
.accreditation { margin-top: var(--space-6); }
.accreditation li { padding-block: var(--space-3); border-top: 1px solid var(--color-line); font-weight: 600; }
`;
