/** Server only. */
export const tableOfContents = `
.contents { padding-left: var(--space-4); border-left: 2px solid var(--color-brand-200); font-size: var(--text-sm); }
.contents h2 { font: 650 var(--text-sm)/1.5 var(--font-body); letter-spacing: 0; }
.contents a { display: block; padding-block: 6px; color: var(--color-text-muted); line-height: 1.4; text-decoration: none; }
.contents a:hover { color: var(--color-interactive); text-decoration: underline; }
@media (min-width: 992px) {
  .contents { position: sticky; top: 7rem; max-height: calc(100vh - 9rem); overflow-y: auto; }
}
`;
