/** Server only. */
export const breadcrumbs = `
.breadcrumbs { margin-bottom: var(--space-5); font-size: var(--text-xs); }
.breadcrumbs ol { display: flex; flex-wrap: wrap; }
.breadcrumbs li + li::before { content: '/'; margin-inline: var(--space-2); color: var(--color-text-muted); }
.breadcrumbs a { display: inline-block; padding-block: var(--space-1); color: var(--color-text-muted); text-decoration: none; }
.breadcrumbs a:hover { text-decoration: underline; }
`;
