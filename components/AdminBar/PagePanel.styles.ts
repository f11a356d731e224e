import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import { Panel } from './AdminBar.styles';

export const FactPanel = styled(Panel)`
  padding: var(--space-4);
  font-size: 0.875rem;
  font-weight: 400;
  line-height: 1.45;

  ${media.wide} {
    left: auto;
    width: 460px;
    border: solid var(--bar-line);
    border-width: 0 0 1px 1px;
  }
  dl {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: var(--space-2) var(--space-3);
  }
  dt {
    color: var(--bar-soft);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  code {
    font:
      0.8125rem/1.45 ui-monospace,
      monospace;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 700;
    text-decoration: underline;
  }
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: underline;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding-left: 1em;
    text-indent: -1em;
  }
`;

/** The page's freshness as a color, beside the text. */
export const Dot = styled.i`
  flex: none;
  width: 9px;
  height: 9px;
  border: 2px solid var(--bar-soft);
  border-radius: 50%;

  &[data-state='fresh'] {
    border-color: #1d7a3a;
    background: #1d7a3a;
  }
  &[data-state='outdated'] {
    border-color: #a85b00;
    background: #a85b00;
  }
`;
