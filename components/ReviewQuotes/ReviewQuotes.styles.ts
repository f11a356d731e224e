import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

export const Root = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-8);
  ${media.general} {
    grid-template-columns: 1fr 1fr;
    &[data-lead] > :first-child {
      grid-row: span 3;
    }
  }
`;

export const Item = styled.li`
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-line);
  blockquote {
    text-wrap: pretty;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  [data-lead] > &:first-child {
    padding: 0;
    border: 0;
  }
  [data-lead] > &:first-child blockquote {
    font-family: var(--font-heading);
    font-size: var(--text-2xl);
    line-height: 1.35;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    margin-top: var(--space-4);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  b {
    color: var(--color-text);
  }
  figcaption > span + span {
    flex-basis: 100%;
  }
`;

export const Mark = styled.img`
  margin-bottom: var(--space-4);
`;
