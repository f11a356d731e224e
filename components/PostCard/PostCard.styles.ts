import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

export const Root = styled.article`
  display: grid;
  /* Not auto: a long word would make the column wider than the window. */
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4) var(--space-6);
  padding-block: var(--space-6);
  border-top: 1px solid var(--color-line);
  img {
    order: -1;
    width: 100%;
    aspect-ratio: 3 / 2;
    border-radius: var(--radius);
    object-fit: cover;
  }
  h2,
  h3 {
    font-size: var(--text-lg);
    line-height: 1.3;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    display: block;
    margin-top: var(--space-1);
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  p {
    margin-top: var(--space-3);
    text-wrap: pretty;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }
  ${media.general} {
    grid-template-columns: minmax(0, 40rem) 14rem;
    justify-content: space-between;
    img {
      order: 0;
    }
  }
`;
