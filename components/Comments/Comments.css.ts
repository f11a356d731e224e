/** Server only. */
export const comments = `
.comments { display: grid; gap: var(--space-5); max-width: 46rem; margin-top: var(--space-8); padding-top: var(--space-7); border-top: 1px solid var(--color-line); }
.comments > h2 { margin-top: var(--space-4); }
.comments > h2:first-child { margin-top: 0; }
.comments-list { display: grid; gap: var(--space-6); }
.comments-list li { min-width: 0; scroll-margin-top: var(--space-5); }
.comments-pages { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-2) var(--space-5); font-weight: 600; }
.comments-pages a { display: inline-flex; align-items: center; min-height: 44px; }
.comments-pings { display: grid; gap: var(--space-2); margin: 0; padding-left: 1.4em; }
.comments > .comment-form { margin-top: var(--space-4); }
.comments-note { color: var(--color-text-muted); font-size: var(--text-sm); }
`;
