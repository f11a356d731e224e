import { media } from '@/site-config/theme';

/** Server only. */
export const levelsPath = `
/* A line with a stop for each level; on wide screens it goes down step by step. */
.levels-path > li { position: relative; padding: 0 0 var(--space-6) var(--space-6); border-left: 2px solid var(--color-brand-400); }
.levels-path > li:last-child { padding-bottom: 0; border-color: transparent; }
.levels-path > li::before {
  content: '';
  position: absolute;
  top: 0;
  left: -9px;
  width: 16px;
  height: 16px;
  border: 3px solid var(--color-brand);
  border-radius: 50%;
  background: var(--color-surface);
}
.levels-path > li > :first-child {
  display: block;
  margin-top: -4px;
  color: inherit;
  font: var(--weight-heading) var(--text-lg)/1.25 var(--font-heading);
  text-decoration: none;
  text-wrap: balance;
}
.levels-path > li > a:hover { text-decoration: underline; }
.levels-path p { margin-top: var(--space-2); color: var(--color-text-muted); text-wrap: balance; }
/* The kinds and places of the last step. */
.levels-path ul { margin-top: var(--space-2); }
.levels-path ul a { display: inline-block; padding-block: var(--space-1); font-weight: 600; }
.levels-path ul p { margin: 0 0 var(--space-2); font-size: var(--text-sm); }
${media.desktop} {
  .levels-path { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
  .levels-path > li, .levels-path > li:last-child { padding: var(--space-5) var(--space-5) 0 0; border: 0; }
  .levels-path > li::before { z-index: 1; top: -9px; left: 0; }
  .levels-path > li::after {
    content: '';
    position: absolute;
    inset: -2px 0 auto 8px;
    height: 30px;
    border: solid var(--color-brand-400);
    border-width: 2px 0 0;
  }
  .levels-path > li:not(:last-child)::after { right: -9px; border-width: 2px 2px 0 0; border-top-right-radius: 14px; }
  .levels-path > li:nth-child(2) { margin-top: 28px; }
  .levels-path > li:nth-child(3) { margin-top: 56px; }
  .levels-path > li:nth-child(4) { margin-top: 84px; }
  .levels-path > li:nth-child(5) { margin-top: 112px; }
}
`;
