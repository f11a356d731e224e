/** Server only. */
export const eyebrow = `
.eyebrow { margin-bottom: var(--space-3); color: var(--color-brand); font-size: var(--text-xs); font-weight: 650; }
.eyebrow a { color: inherit; }
.eyebrow[data-form='upper'] { text-transform: uppercase; letter-spacing: 0.08em; }
.eyebrow[data-form='rule']::before {
  content: '';
  display: inline-block;
  width: 2rem;
  margin-right: var(--space-3);
  border-top: 2px solid;
  vertical-align: middle;
}
`;
