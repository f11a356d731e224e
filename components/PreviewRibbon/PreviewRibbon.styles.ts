import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

/** Below the header, in the page's flow, so that it covers nothing. Sticky where there is room. */
export const Ribbon = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--gutter);
  border-bottom: 3px solid var(--color-brand);
  background: var(--color-primary);
  color: var(--color-on-color);
  font-size: 1rem;
  line-height: 1.4;

  strong {
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    margin-right: auto;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 44px;
    padding-inline: var(--space-3);
    border: 1px solid currentcolor;
    border-radius: var(--radius);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a:focus-visible {
    outline-color: currentcolor;
  }
  ${media.wide} {
    flex-wrap: nowrap;
    position: sticky;
    z-index: calc(var(--layer-navigation) - 1);
    top: calc(80px + var(--admin-bar, 0px));
  }
  @media (max-height: 500px) {
    position: static;
  }
  @media print {
    display: none;
  }
`;
