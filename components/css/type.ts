/** Headings. */
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

/** Width and rhythm of editors' text; what not every text has is in Prose/blocks. */
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
.prose + .prose { margin-top: 1.25em; }
.prose > :first-child { margin-top: 0; }
.prose :is(h2, h3, h4, h5, h6) + * { margin-top: 0.6em; }
.prose h2 + h3 { margin-top: 0.8em; }
.prose ul, .prose ol { padding-left: 1.4em; }
.prose li + li, .prose li > ul, .prose li > ol { margin-top: 0.45em; }
.prose li > p + p { margin-top: 0.6em; }
.prose ul > li::marker { color: var(--color-brand); }
.prose ol > li::marker { color: var(--color-text-muted); font-variant-numeric: tabular-nums; }
.prose strong, .prose b { font-weight: 650; }
.prose sup, .prose sub { line-height: 0; font-size: 0.72em; }
.prose mark { background: var(--color-brand-200); color: inherit; }
`;
