/** Server only. */
export const relatedPages = `
.related-pages { max-width: 44rem; margin-top: var(--space-8); }
.related-pages li { border-bottom: 1px solid var(--color-line); }
.related-pages ul { margin-top: var(--space-3); }
.related-pages li a {
  display: block;
  padding-block: var(--space-3);
  font-size: var(--text-base);
  font-weight: 600;
  text-decoration: none;
}
.related-pages li a:hover { text-decoration: underline; }
.related-pages-topics {
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-4);
  color: var(--color-text-muted);
}
.related-pages-topics a { padding-block: 2px; }
`;
