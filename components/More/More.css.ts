/** Server only. The way to the rest looks like the link it stands for; what it opens is no box of its own. */
export const more = `
.more { margin-top: var(--space-5); }
.more summary {
  display: inline-block;
  padding-block: var(--space-3);
  color: var(--color-interactive);
  font-weight: 650;
}
.more summary::before { content: '+'; margin-right: 0.5em; }
.more[open] summary::before { content: '−'; }
.more[open] summary { margin-bottom: var(--space-4); }
.more summary:hover { text-decoration: underline; }
`;
