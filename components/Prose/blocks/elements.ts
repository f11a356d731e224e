/** CSS of elements that only some texts have. */

/** As in css/type.ts, after rules of the same specificity. */
const FIRST = '.prose > :first-child { margin-top: 0; }';

export const definitions = `
.prose dt { font-weight: 700; }
.prose dd { margin: 0 0 0.8em; }
`;

export const code = `
.prose :is(code, kbd, samp, pre) { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: 0.88em; }
.prose pre { padding: var(--space-4); overflow-x: auto; border-radius: var(--radius); background: var(--color-surface-alt); }
`;

export const blockquote = `
.prose blockquote {
  margin-block: 2em;
  padding-left: var(--space-5);
  border-left: 3px solid var(--color-brand);
  font-size: var(--text-lg);
  line-height: 1.5;
}
.prose blockquote > * + * { margin-top: 0.6em; }
`;

export const citation = `
.prose :is(blockquote, figure) cite {
  display: block;
  margin-top: var(--space-3);
  color: var(--color-text-muted);
  font: 400 var(--text-xs)/1.5 var(--font-body);
}
`;

export const rule = `
.prose hr, .prose .wp-block-separator { margin-block: 2.5em; }
${FIRST}
`;

export const figure = `
.prose figure { margin-block: 2em; }
.prose figure img, .prose > p > img { border-radius: var(--radius); }
.prose figcaption, .prose .wp-caption-text {
  max-width: var(--column);
  margin-top: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  line-height: 1.5;
}
`;

export const details = `
.prose details { border-top: 1px solid var(--color-line); }
.prose details:last-of-type { border-bottom: 1px solid var(--color-line); }
.prose details + details { margin-top: 0; }
.prose summary {
  position: relative;
  padding: var(--space-4) var(--space-7) var(--space-4) 0;
  font-weight: 650;
  text-wrap: balance;
}
.prose summary::after {
  content: '';
  position: absolute;
  top: 1.45em;
  right: var(--space-2);
  width: 0.5em;
  height: 0.5em;
  border: solid var(--color-interactive);
  border-width: 0 2px 2px 0;
  transform: rotate(45deg);
  transition: transform var(--transition);
}
.prose details[open] > summary::after { transform: translateY(30%) rotate(-135deg); }
.prose summary:hover { color: var(--color-interactive); }
.prose details > :not(summary) { margin: 0 0 var(--space-4); }
.prose details > :last-child:not(summary) { margin-bottom: var(--space-5); }
`;

export const note = `
.prose .is-style-note {
  margin-block: 2em;
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--color-primary-100);
}
${FIRST}
.prose .is-style-note > :is(h2, h3, h4):first-child { margin-top: 0; font-size: var(--text-lg); }
`;
