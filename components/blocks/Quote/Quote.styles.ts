import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

export const Root = styled.figure`
  display: grid;
  gap: var(--space-5);
  max-width: 46rem;
  margin: var(--space-7) 0;
  img {
    width: 100%;
    max-width: 14rem;
    aspect-ratio: 1;
    border-radius: var(--radius);
    object-fit: cover;
  }
  blockquote {
    margin: 0;
    font: var(--weight-heading) var(--text-lg)/1.4 var(--font-heading);
  }
  figcaption {
    margin-top: var(--space-4);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  figcaption b {
    display: block;
    color: var(--color-text);
  }
  ${media.general} {
    &:has(img) {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
`;
