/** Server only. */
export const protectedForm = `
.protected { display: grid; gap: var(--space-4); max-width: 30rem; }
.protected p { text-wrap: pretty; }
.protected > .button { justify-self: start; }
`;
