/** Server only. */
export const callToAction = `
.call-to-action { max-width: 40rem; }
.call-to-action p { margin-top: var(--space-3); font-size: var(--text-lg); line-height: 1.5; text-wrap: pretty; }
`;
