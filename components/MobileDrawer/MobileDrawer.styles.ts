import styled from 'styled-components';
import { Overlay } from '../overlay/Overlay';

export const Sheet = styled(Overlay)`
  position: fixed;
  z-index: var(--layer-drawer);
  inset: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-surface);

  .body {
    padding: var(--space-2) var(--gutter) var(--space-7);
  }
  ul ul {
    padding: 0 0 var(--space-3) var(--space-4);
  }
  nav > ul > li {
    border-bottom: 1px solid var(--color-line);
  }
  nav a,
  nav span,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    color: var(--color-text);
    line-height: 1.3;
    text-decoration: none;
  }
  nav > ul > li > :is(a, span),
  nav > ul > li > details > summary {
    min-height: 56px;
    font: var(--weight-heading) var(--text-lg) / 1.2 var(--font-heading);
    letter-spacing: var(--tracking-heading);
  }
  summary svg {
    font-size: 1.25rem;
    color: var(--color-interactive);
    transition: rotate var(--transition);
  }
  details[open] > summary > svg {
    rotate: 180deg;
  }
  .promos {
    margin-top: var(--space-6);
  }
`;
