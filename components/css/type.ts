/** Headings, and the width and rhythm of editors' text. */
export const headings = `
h1, h2, h3 {
  font-family: var(--font-heading);
  font-weight: var(--weight-heading);
  letter-spacing: var(--tracking-heading);
}
h1, h2, h3, h4, h5, h6 { text-wrap: balance; scroll-margin-top: var(--space-5); }
/* The heading typeface has one weight; avoid the browser's synthetic bold. */
:is(h1, h2, h3) :is(strong, b), .prose :is(h2, h3, .is-style-large) :is(strong, b) { font-weight: inherit; }
h1 { font-size: var(--text-4xl); line-height: 1.12; }
h2 { font-size: var(--text-2xl); line-height: 1.2; }
h3 { font-size: var(--text-lg); line-height: 1.3; }
h4, h5, h6 { font-size: var(--text-base); font-weight: 700; line-height: 1.4; }
`;

// Registered as a length, so that it is computed once in the text's size, and headings are no wider.
export const prose = `
@property --column { syntax: '<length>'; inherits: true; initial-value: 608px; }
.prose { --column: var(--measure); font-size: var(--text-base); line-height: 1.5556; }
.prose > * { max-width: var(--column); }
.prose > * + * { margin-top: 1.25em; }
.prose p, .prose li, .prose dd { text-wrap: pretty; }
.prose h2 { margin-top: 1.75em; }
.prose h3 { margin-top: 1.6em; }
.prose h4, .prose h5, .prose h6 { margin-top: 1.5em; }
.prose > :first-child { margin-top: 0; }
.prose :is(h2, h3, h4, h5, h6) + * { margin-top: 0.6em; }
.prose h2 + h3 { margin-top: 0.8em; }
.prose ul, .prose ol { padding-left: 1.4em; }
.prose li + li, .prose li > ul, .prose li > ol { margin-top: 0.45em; }
.prose li > p + p { margin-top: 0.6em; }
.prose ul > li::marker { color: var(--color-brand); }
.prose ol > li::marker { color: var(--color-text-muted); font-variant-numeric: tabular-nums; }
.prose dt { font-weight: 700; }
.prose dd { margin: 0 0 0.8em; }
.prose strong, .prose b { font-weight: 650; }
.prose sup, .prose sub { line-height: 0; font-size: 0.72em; }
.prose mark { background: var(--color-brand-200); color: inherit; }
.prose :is(code, kbd, samp, pre) { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: 0.88em; }
.prose pre { padding: var(--space-4); overflow-x: auto; border-radius: var(--radius); background: var(--color-surface-alt); }
.prose blockquote {
  padding-left: var(--space-5);
  border-left: 3px solid var(--color-brand);
  font-size: var(--text-lg);
  line-height: 1.5;
}
.prose blockquote > * + * { margin-top: 0.6em; }
.prose :is(blockquote, figure) cite {
  display: block;
  margin-top: var(--space-3);
  color: var(--color-text-muted);
  font: 400 var(--text-xs)/1.5 var(--font-body);
}
.prose hr, .prose .wp-block-separator { margin-block: 2.5em; }
`;

export const proseParts = `
.prose figure { margin-block: 2em; }
.prose figure img, .prose > p > img { border-radius: var(--radius); }
.prose figcaption, .prose .wp-caption-text {
  max-width: var(--column);
  margin-top: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  line-height: 1.5;
}
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
.prose .is-style-note {
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--color-primary-100);
}
.prose :is(blockquote, .is-style-note) { margin-block: 2em; }
.prose > :first-child { margin-top: 0; }
.prose .is-style-note > :is(h2, h3, h4):first-child { margin-top: 0; font-size: var(--text-lg); }
`;
