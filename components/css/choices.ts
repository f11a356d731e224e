import { css } from 'styled-components';

/** Radio buttons whose whole line is the label. */
export const choices = css`
  label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 52px;
    margin-top: var(--space-2);
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--color-text-muted);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
  label:has(:checked) {
    border-color: var(--color-interactive);
    background: var(--color-interactive-100);
    box-shadow: inset 0 0 0 1px var(--color-interactive);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--color-interactive);
    outline-offset: 3px;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    outline: none;
    accent-color: var(--color-interactive);
  }
`;
