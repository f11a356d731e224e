import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

export const Root = styled.ul`
  /* The first facility large, the others beside it in a column; or all in rows, picture beside text. */
  display: grid;
  gap: var(--space-6) var(--space-8);
  li + li {
    padding-top: var(--space-6);
    border-top: 1px solid var(--color-line);
  }
  &[data-rows]:not(:last-child) {
    margin-bottom: var(--space-6);
  }
  ${media.general} {
    > :only-child article:has(img),
    &[data-rows] article:has(img) {
      grid-template-columns: 5fr 7fr;
      align-items: center;
      gap: var(--space-7);
    }
    &:not([data-rows]):has(> :nth-child(2)) {
      grid-template-columns: 3fr 2fr;
      align-content: start;
    }
    &:not([data-rows]):has(> :nth-child(2)) > :first-child {
      grid-row: 1 / span 4;
    }
    &:not([data-rows]):has(> :nth-child(2)) > :nth-child(2) {
      padding: 0;
      border: 0;
    }
  }
`;
