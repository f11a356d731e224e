import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

/** In one row down to 320 px, where "Previous" and "Next" are arrows only. */
export const Root = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  /* As wide as the cards' text, under a rule as wide as theirs. */
  padding: var(--space-5) max(0px, 100% - 40rem) 0 0;
  border-top: 1px solid var(--color-line);
  font-size: var(--text-sm);
  font-variant-numeric: lining-nums tabular-nums;
  ol {
    display: flex;
    grid-column: 2;
    align-items: center;
    color: var(--color-text-muted);
  }
  ol:first-child {
    grid-column: 1 / 3;
    justify-self: start;
  }
  a,
  b {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 2.1rem;
    height: 44px;
    border-radius: var(--radius);
    font-weight: 600;
  }
  a {
    text-decoration: none;
  }
  a:hover {
    background: var(--color-interactive-100);
  }
  /* Visible in forced colors, which remove the background. */
  b {
    outline: 2px solid transparent;
    outline-offset: -2px;
    height: 2.1rem;
    background: var(--color-primary);
    color: var(--color-on-color);
  }
  > a {
    gap: var(--space-2);
    justify-self: start;
    margin-inline: calc(-1 * var(--space-2));
  }
  > a[rel='next'] {
    grid-column: 3;
    justify-self: end;
  }
  > a span {
    display: none;
  }
  ${media.general} {
    ol {
      gap: var(--space-1);
    }
    a,
    b {
      min-width: 44px;
      padding-inline: var(--space-2);
    }
    b {
      height: 44px;
    }
    > a span {
      display: inline;
    }
  }
`;
