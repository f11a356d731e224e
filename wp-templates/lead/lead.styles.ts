import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

/** The values of a form sent without script. */
export const Root = styled.dl`
  display: grid;
  gap: var(--space-3);
  > div {
    padding-bottom: var(--space-3);
    border-bottom: 1px solid var(--color-line);
  }
  dt {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  dd {
    white-space: pre-line;
  }
  ${media.general} {
    > div {
      display: grid;
      grid-template-columns: 12rem 1fr;
      gap: var(--space-4);
    }
  }
`;
