import { media } from '@/site-config/theme';

/** Server only. The services stay in view while the facilities scroll sideways; on paper all of it stands still. */
export const comparisonChart = `
.comparison-chart { display: grid; gap: var(--space-6); }
.comparison-chart-scroll { max-width: 100%; overflow-x: auto; overscroll-behavior-x: contain; scroll-padding-left: 7rem; }
.comparison-chart table { width: 100%; table-layout: fixed; min-width: calc(7rem + 5rem * var(--columns)); font-size: var(--text-sm); }
.comparison-chart caption { padding-bottom: var(--space-3); text-align: left; }
.comparison-chart caption h2 { position: sticky; left: 0; width: max-content; }
.comparison-chart :is(th, td) {
  padding: var(--space-3) var(--space-2);
  border-top: 1px solid var(--color-line);
  text-align: left;
  vertical-align: top;
  overflow-wrap: break-word;
}
.comparison-chart tbody tr:last-child > * { border-bottom: 1px solid var(--color-line); }
.comparison-chart thead th { border-top: 2px solid var(--color-primary); font-size: var(--text-xs); font-weight: 600; line-height: 1.35; hyphens: auto; }
.comparison-chart tr > :first-child { position: sticky; z-index: 1; left: 0; width: 7rem; padding-left: 0; hyphens: auto; background: var(--color-surface); font-weight: 600; }
.comparison-chart thead a { display: flex; align-items: center; min-height: 44px; color: inherit; }
.comparison-chart-town { display: block; color: var(--color-text-muted); font-size: var(--text-xs); font-weight: 400; }
.comparison-chart-phone { display: none; }
.comparison-chart td > span { display: inline-block; width: 1.25em; font-weight: 700; text-align: center; }
.comparison-chart td[data-answer='yes'] { background: var(--color-primary-100); font-weight: 600; }
.comparison-chart td:not([data-answer='yes']) { color: var(--color-text-muted); }
.comparison-chart-tools { display: grid; gap: var(--space-4); justify-items: start; }
.comparison-chart-shared { padding: var(--space-3) var(--space-4); border-radius: var(--radius); background: var(--color-surface-alt); }
.comparison-chart-choices { width: 100%; padding: var(--space-2) var(--space-4); border: 1px solid var(--color-line); border-radius: var(--radius); }
.comparison-chart-choices summary { padding-block: var(--space-3); color: var(--color-interactive); font-weight: 650; }
.comparison-chart-choices summary::before { content: '+'; display: inline-block; width: 1.25em; }
.comparison-chart-choices[open] summary::before { content: '−'; }
.comparison-chart-choices p { color: var(--color-text-muted); font-size: var(--text-sm); }
.comparison-chart-part { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); min-width: 0; margin: var(--space-4) 0; padding: 0; border: 0; }
/* Floated, a legend is a child like the boxes, and takes a line of its own. */
.comparison-chart-part legend { float: left; width: 100%; padding: 0; font-weight: 650; }
.comparison-chart-part label { display: flex; align-items: center; gap: var(--space-3); min-height: 44px; }
.comparison-chart-part input { flex: none; width: 1.375rem; height: 1.375rem; margin: 0; accent-color: var(--color-interactive); }
.comparison-chart-actions { display: flex; flex-wrap: wrap; align-items: start; gap: var(--space-3); width: 100%; }
.comparison-chart-link { order: 1; width: 100%; max-width: 40rem; font-size: var(--text-sm); }
.comparison-chart-link input {
  width: 100%;
  min-height: 48px;
  margin-block: var(--space-1);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-text-muted);
  border-radius: var(--radius);
  background: var(--color-surface);
  font-size: 1rem;
}
.comparison-chart-link small { color: var(--color-text-muted); font-size: var(--text-xs); }
@media (scripting: none) { .comparison-chart-tools { display: none; } }
${media.general} {
  .comparison-chart table { min-width: calc(12rem + 9rem * var(--columns)); }
  .comparison-chart :is(th, td) { padding-inline: var(--space-3); }
  .comparison-chart tr > :first-child { width: 14rem; }
  .comparison-chart-scroll { scroll-padding-left: 14.5rem; }
  .comparison-chart thead th { font-size: var(--text-sm); }
}
@media print {
  .comparison-chart-scroll { overflow: visible; break-inside: avoid; }
  .comparison-chart table { min-width: 0; font-size: 9.5pt; }
  .comparison-chart tr { break-inside: avoid; }
  .comparison-chart tr > * { position: static !important; padding-block: 4pt !important; background: none !important; color: #000 !important; }
  .comparison-chart thead { display: table-header-group; }
  .comparison-chart thead a { min-height: 0; text-decoration: none; }
  .comparison-chart-phone { display: block; font-weight: 400; }
}
`;
