import styled from 'styled-components';
import { media } from '@/site-config/theme';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
  margin-top: var(--space-5);
`;

/** Rows of a large and a small picture in turn. */
export const Gallery = styled.ul`
  display: grid;
  gap: var(--space-4);
  img {
    width: 100%;
    height: 100%;
    max-height: 30rem;
    border-radius: var(--radius);
    object-fit: cover;
  }
  ${media.general} {
    grid-template-columns: repeat(5, 1fr);
    li {
      grid-column: span 2;
    }
    li:nth-child(4n + 1),
    li:nth-child(4n) {
      grid-column: span 3;
    }
    li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
