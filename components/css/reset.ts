/** Reset and base styles. --gutter: `padding-inline: var(--gutter)` aligns full-width elements with the page's column. */
export const reset = `
*, ::before, ::after { box-sizing: border-box; }
:root { --gutter: max(clamp(1rem, 4vw, 3rem), 50vw - var(--content-width) / 2); }
html {
  font-size: 100%;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: 7rem;
  hanging-punctuation: first last;
}
body {
  margin: 0;
  background: var(--color-surface);
  color: var(--color-text);
  font-family: var(--font-body);
  font-size: var(--font-size-base);
  line-height: var(--line-height-base);
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, pre { margin: 0; }
/* A string, not none, so that Safari still announces a list. */
ul[role='list'], .plain-list, nav ul, nav ol { margin: 0; padding: 0; list-style: ''; }
img, svg, video, iframe { display: block; max-width: 100%; }
img, video { height: auto; }
iframe { border: 0; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button, summary, label, [role='button'] { cursor: pointer; }
button { padding: 0; border: 0; background: none; text-align: inherit; }
summary { list-style: none; }
summary::-webkit-details-marker { display: none; }
table { border-collapse: collapse; border-spacing: 0; }
hr { margin: 0; border: 0; border-top: 1px solid var(--color-line); }
address, cite { font-style: normal; }
dialog {
  width: auto;
  height: auto;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  color: inherit;
}
[hidden] { display: none !important; }
a {
  color: var(--color-interactive);
  text-decoration-thickness: 0.06em;
  text-underline-offset: 0.2em;
  transition: color var(--transition), text-decoration-color var(--transition);
}
a:hover { text-decoration-thickness: 0.12em; }
:focus { outline: none; }
:focus-visible {
  outline: 3px solid var(--focus, var(--color-interactive));
  outline-offset: 3px;
}
[tabindex='-1']:focus { outline: none; }
::selection { background: var(--color-interactive-200); color: var(--color-text); }
`;

/** Utility classes. */
export const utilities = `
/* An island's element has no box. */
.island { display: contents; }
.visually-hidden, .screen-reader-text {
  position: absolute !important;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.skip-link {
  position: fixed;
  z-index: var(--layer-navigation-open);
  top: var(--space-2);
  left: var(--space-2);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-button);
  background: var(--color-interactive);
  color: var(--color-on-color);
  font-weight: 600;
  transform: translateY(-200%);
}
.skip-link:focus { transform: none; }
[data-call-number-text] { white-space: nowrap; font-variant-numeric: lining-nums; }
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
  @view-transition { navigation: auto; }
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: 120ms; }
}
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    /* Not of 0.01 ms: even then a focus ring is painted with a delay. */
    transition: none !important;
    scroll-behavior: auto !important;
  }
}
/* Else an icon with a color of its own keeps it. */
@media (forced-colors: active) {
  svg { color: inherit !important; }
}
@media print {
  header :is(nav, .menu, [aria-expanded]), footer nav, .skip-link, [data-no-print] { display: none !important; }
  body { color: #000; background: #fff; }
  /* Closed questions and lists are printed open. */
  details::details-content { block-size: auto; content-visibility: visible; }
  .prose a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.8em; }
}
`;
