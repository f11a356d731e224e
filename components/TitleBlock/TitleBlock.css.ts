/** Server only. */
export const titleBlock = `
.title-block { padding: var(--space-6) var(--gutter) var(--space-7); }
/* Titles are of any language and length: a word longer than the line is divided, never cut off. */
.title-block > .rating { margin-top: var(--space-4); }
.title-block h1 { max-width: 22em; overflow-wrap: anywhere; hyphens: auto; hyphenate-limit-chars: 14 5 5; }
.title-block h1 + p {
  max-width: 40rem;
  margin-top: var(--space-4);
  font-size: var(--text-lg);
  line-height: 1.5;
  text-wrap: pretty;
}
`;
