/** Server only. */
export const contributorCard = `
.contributor-card { display: flex; align-items: center; gap: var(--space-3); line-height: 1.4; }
.contributor-card > div { min-width: 0; overflow-wrap: anywhere; }
.contributor-card a, .contributor-card b { color: inherit; font-weight: 650; text-decoration: none; }
.contributor-card a:hover { text-decoration: underline; }
.contributor-card small { display: block; color: var(--color-text-muted); font-size: var(--text-xs); }
.contributor-card-list {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-5) var(--space-6);
}
`;
