import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

export const Root = styled.ol`
  /* A line with a stop for each level; on wide screens it goes down step by step. */
  > li {
    position: relative;
    padding: 0 0 var(--space-6) var(--space-6);
    border-left: 2px solid var(--color-brand-400);
  }
  > li:last-child {
    padding-bottom: 0;
    border-color: transparent;
  }
  > li::before {
    content: '';
    position: absolute;
    top: 0;
    left: -9px;
    width: 16px;
    height: 16px;
    border: 3px solid var(--color-brand);
    border-radius: 50%;
    background: var(--color-surface);
  }
  > li > :first-child {
    display: block;
    margin-top: -4px;
    color: inherit;
    font: var(--weight-heading) var(--text-lg)/1.25 var(--font-heading);
    text-decoration: none;
    text-wrap: balance;
  }
  > li > a:hover {
    text-decoration: underline;
  }
  p {
    margin-top: var(--space-2);
    color: var(--color-text-muted);
    text-wrap: balance;
  }
  /* The kinds and places of the last step. */
  ul {
    margin-top: var(--space-2);
  }
  ul a {
    display: inline-block;
    padding-block: var(--space-1);
    font-weight: 600;
  }
  ul p {
    margin: 0 0 var(--space-2);
    font-size: var(--text-sm);
  }
  ${media.desktop} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    > li,
    > li:last-child {
      padding: var(--space-5) var(--space-5) 0 0;
      border: 0;
    }
    > li::before {
      z-index: 1;
      top: -9px;
      left: 0;
    }
    > li::after {
      content: '';
      position: absolute;
      inset: -2px 0 auto 8px;
      height: 30px;
      border: solid var(--color-brand-400);
      border-width: 2px 0 0;
    }
    > li:not(:last-child)::after {
      right: -9px;
      border-width: 2px 2px 0 0;
      border-top-right-radius: 14px;
    }
    > li:nth-child(2) {
      margin-top: 28px;
    }
    > li:nth-child(3) {
      margin-top: 56px;
    }
    > li:nth-child(4) {
      margin-top: 84px;
    }
    > li:nth-child(5) {
      margin-top: 112px;
    }
  }
`;
