import styled from 'styled-components';

/**
 * Themes set four properties and the rest follows, so one class holds all buttons.
 * --face the ground, --ink the text, --edge the border, --over the ground under the pointer.
 */
export const Face = styled.a`
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
  cursor: pointer;
  transition: var(--transition);
  transition-property: background-color, border-color, color;

  &:hover {
    border-color: var(--hover-edge, var(--over));
    background: var(--over);
  }
  &[data-size='small'] {
    min-height: 44px;
    padding: 8px var(--space-4);
    font-size: 0.9375rem;
  }
  &[data-theme^='secondary'] {
    --face: transparent;
    --ink: var(--color-interactive);
    --edge: currentColor;
    --hover-edge: currentColor;
    --over: var(--color-interactive-100);
  }
  &[data-theme='tertiary'] {
    --face: var(--color-interactive-100);
    --ink: var(--color-interactive);
    --over: var(--color-interactive-200);
  }
  &[data-theme='invert'] {
    --face: var(--color-on-color);
    --ink: var(--color-primary);
    --over: var(--color-primary-200);
  }
  &[data-theme='secondaryInvert'] {
    --ink: var(--color-on-color);
    --over: rgb(255 255 255 / 0.14);
  }
  &[data-theme='blank'] {
    --face: transparent;
    --ink: var(--color-interactive);
    --over: transparent;
    padding-inline: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[data-theme='disabled'] {
    --face: var(--color-surface-alt);
    --ink: var(--color-text-muted);
    --edge: var(--color-line);
    --hover-edge: var(--edge);
    --over: var(--face);
    cursor: not-allowed;
  }
`;
