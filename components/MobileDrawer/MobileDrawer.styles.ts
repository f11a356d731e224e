import styled from 'styled-components';
import { Overlay } from '../overlay/Overlay';

export const Sheet = styled(Overlay)`
  position: fixed;
  z-index: var(--layer-drawer);
  inset: 0;
  padding: 0 var(--gutter) var(--space-7);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-surface);

  .head {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 64px;
    margin-bottom: var(--space-3);
    background: var(--color-surface);
    box-shadow: 0 1px var(--color-line);
  }
  .head img {
    width: auto;
    height: 36px;
  }
  .head button {
    min-width: 44px;
    min-height: 44px;
    font-weight: 600;
    text-align: right;
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
