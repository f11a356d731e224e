/** Server only. */
export const attachment = `
.attachment img { max-height: 80vh; width: auto; border-radius: var(--radius); }
.attachment audio { width: min(100%, 40rem); }
.attachment figcaption { max-width: 40rem; margin: var(--space-2) 0 var(--space-5); color: var(--color-text-muted); font-size: var(--text-xs); }
`;
