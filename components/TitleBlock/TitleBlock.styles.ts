import styled from 'styled-components';
import * as Rating from '../Rating/Rating.styles';

export const Root = styled.div`
  padding: var(--space-6) var(--gutter) var(--space-7);
  /* Titles are of any language and length: a word longer than the line is divided, never cut off. */
  > ${Rating.Root} {
    margin-top: var(--space-4);
  }
  h1 {
    max-width: 22em;
    overflow-wrap: anywhere;
    hyphens: auto;
    hyphenate-limit-chars: 14 5 5;
  }
  h1 + p {
    max-width: 40rem;
    margin-top: var(--space-4);
    font-size: var(--text-lg);
    line-height: 1.5;
    text-wrap: pretty;
  }
`;
