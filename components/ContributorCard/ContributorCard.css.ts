/** Server only. */
export const contributorCard = `
.person { display: flex; align-items: center; gap: var(--space-3); line-height: 1.4; }
.person a, .person b { color: inherit; font-weight: 650; text-decoration: none; }
.person a:hover { text-decoration: underline; }
.person small { display: block; color: var(--color-text-muted); font-size: var(--text-xs); }
.people {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-5) var(--space-6);
}
`;
