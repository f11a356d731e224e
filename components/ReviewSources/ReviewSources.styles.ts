import styled from 'styled-components';

export const Root = styled.nav`
  margin-bottom: var(--space-6);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding-inline: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-button);
    font-size: var(--text-sm);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: var(--color-interactive-100);
  }
  /* Visible in forced colors, which remove the background. */
  a[aria-current]:not(:focus-visible) {
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  a[aria-current] {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-on-color);
  }
  span {
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  @media print {
    display: none;
  }
`;
