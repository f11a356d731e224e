import { media } from '@/site-config/theme';

/** Server only. */
export const tableOfContents = `
.table-of-contents { padding-left: var(--space-4); border-left: 2px solid var(--color-brand-200); font-size: var(--text-sm); }
.table-of-contents h2 { font: 650 var(--text-sm)/1.5 var(--font-body); letter-spacing: 0; }
.table-of-contents a { display: block; padding-block: 6px; color: var(--color-text-muted); line-height: 1.4; text-decoration: none; }
.table-of-contents a:hover { color: var(--color-interactive); text-decoration: underline; }
${media.desktop} {
  .table-of-contents { position: sticky; top: 7rem; max-height: calc(100vh - 9rem); overflow-y: auto; }
}
`;
