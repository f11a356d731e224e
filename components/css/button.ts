/**
 * CSS of buttons and of WordPress's button blocks. Themes set four properties: --face (background), --ink (text), --edge (border),
 * --over (background on hover).
 */
export const button = `
.button, .prose .wp-block-button__link, .prose .wp-block-file__button {
  --face: var(--color-interactive);
  --ink: var(--color-on-color);
  --edge: var(--face);
  --over: color-mix(in srgb, var(--face) 84%, #000);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 48px;
  padding: 10px var(--space-5);
  border: 2px solid var(--edge);
  border-radius: var(--radius-button);
  background: var(--face);
  color: var(--ink);
  font: 600 1rem/1.5 var(--font-body);
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  transition: var(--transition);
  transition-property: background-color, border-color, color;
}
.button:hover, .prose .wp-block-button__link:hover {
  border-color: var(--edge-over, var(--over));
  background: var(--over);
}
.button[data-size='small'] { min-height: 44px; padding: 8px var(--space-4); font-size: 0.9375rem; }
.button[data-theme^='secondary'], .prose .is-style-outline .wp-block-button__link {
  --face: transparent;
  --ink: var(--color-interactive);
  --edge: currentColor;
  --edge-over: currentColor;
  --over: var(--color-interactive-100);
}
.button[data-theme='tertiary'] {
  --face: var(--color-interactive-100);
  --ink: var(--color-interactive);
  --over: var(--color-interactive-200);
}
.button[data-theme='invert'] { --face: var(--color-on-color); --ink: var(--color-primary); --over: var(--color-primary-200); }
.button[data-theme='secondaryInvert'] { --ink: var(--color-on-color); --over: rgb(0 0 0 / 0.2); }
.button[data-theme$='nvert'] { --focus: var(--color-on-color); }
.button[data-theme='blank'] {
  --face: transparent;
  --ink: var(--color-interactive);
  --over: transparent;
  padding-inline: 0;
  text-decoration: underline;
}
.button[data-theme='disabled'] {
  --face: var(--color-surface-alt);
  --ink: var(--color-text-muted);
  --edge: var(--color-line);
  --edge-over: var(--edge);
  --over: var(--face);
  cursor: not-allowed;
}
/* Buttons in a row. */
.button-row { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-top: var(--space-5); }
`;
