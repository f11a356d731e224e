/** CSS of the list below a search field, which its script adds. */
export const suggestionCss = `
.suggestion-form { position: relative; }
/* The header scrolls away. */
@media (max-height: 500px) { .suggestion-form { scroll-margin-top: -6rem; } }
.suggestions {
  position: absolute;
  z-index: var(--layer-tooltip);
  top: 100%;
  inset-inline: 0;
  max-height: 26rem;
  margin-top: var(--space-2);
  padding: var(--space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-text-muted);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--elevation-300);
}
.suggestions > a {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 44px;
  padding: 10px var(--space-3);
  border-radius: calc(var(--radius) / 2);
  color: var(--color-text);
  font-size: 1rem;
  line-height: 1.4;
  text-decoration: none;
}
.suggestions small { flex: none; color: var(--color-text-muted); }
.suggestions > :not([aria-selected="true"]):hover { background: var(--color-interactive-100); }
/* Visible in forced colors, which remove the background. */
.suggestions > [aria-selected="true"] {
  outline: 2px solid transparent;
  outline-offset: -2px;
  background: var(--color-interactive);
}
.suggestions > [aria-selected="true"], .suggestions > [aria-selected="true"] small { color: var(--color-on-color); }
@media print { .suggestions { display: none; } }
`;
