import styled from 'styled-components';

export const Root = styled.nav`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-top: var(--space-6);
  color: var(--color-text-muted);
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
  li > * {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    height: 2.75rem;
    border: 1px solid var(--color-line);
    border-radius: var(--radius);
    text-decoration: none;
  }
  a:hover {
    border-color: currentColor;
  }
  /* Visible in forced colors, which remove the background. */
  & [aria-current]:not(:focus-visible) {
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  & [aria-current] {
    border-color: transparent;
    background: var(--color-primary);
    color: var(--color-on-color);
    font-weight: 600;
  }
`;
