/** Server only. One column in the middle; each second-level heading begins a section. */
export const landingPage = `
.landing-page { padding-top: var(--space-8); }
.landing-page > * { max-width: 44rem; margin-inline: auto; }
.landing-page .prose > * { max-width: none; }
.landing-page .prose > h2 { margin-top: var(--space-8); padding-top: var(--space-7); border-top: 1px solid var(--color-line); }
.landing-page .prose > h2:first-of-type { margin-top: var(--space-7); }
.landing-page-rating { margin-bottom: var(--space-6); }
.landing-page > .step-form-frame { margin-top: var(--space-8); }
.landing-page .byline { flex-direction: row; margin: var(--space-8) auto 0; }
`;
