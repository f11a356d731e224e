/** Server only. */
export const callToAction = `
.invitation { max-width: 40rem; }
.invitation p { margin-top: var(--space-3); font-size: var(--text-lg); line-height: 1.5; text-wrap: pretty; }
.actions { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-top: var(--space-5); }
`;
