import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import { BAR_HEIGHT, Panel } from './AdminBar.styles';

/** A panel on narrow screens, part of the bar on wide ones. */
export const ToolPanel = styled(Panel)`
  padding-block: var(--space-1);

  &:not([data-open]) {
    display: none;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li > :is(a, span),
  button {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: 100%;
    min-height: ${BAR_HEIGHT}px;
    padding-inline: var(--space-4);
  }
  a:hover,
  button:hover {
    background: var(--bar-over);
  }
  small {
    color: var(--bar-soft);
    font-size: 0.75rem;
  }
  [data-draft],
  [data-updates] {
    font-weight: 700;
  }
  [data-account] {
    border-top: 1px solid var(--bar-line);
  }
  [data-login] {
    color: var(--bar-soft);
  }

  ${media.wide} {
    position: static;
    flex: 1;
    justify-content: space-between;
    min-width: 0;
    padding: 0;
    overflow: visible;
    border: 0;
    box-shadow: none;

    &,
    &:not([data-open]),
    ul {
      display: flex;
    }
    li > :is(a, span),
    button {
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
      gap: 0;
      height: ${BAR_HEIGHT - 1}px;
      min-height: 0;
      padding-inline: clamp(8px, (100vw - 1080px) / 20, 14px);
      white-space: nowrap;
    }
    small {
      font-size: 0.6875rem;
      line-height: 1.1;
    }
    [data-account] {
      border: 0;
    }
    [data-login] {
      max-width: 14ch;
    }
    [data-login] > span {
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;
