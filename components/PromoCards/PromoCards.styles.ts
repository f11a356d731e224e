import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

/** The whole card is clickable; only its link is focusable. */
export const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  align-content: start;
  gap: var(--space-5);
  li {
    position: relative;
  }
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: var(--radius);
    background: var(--color-primary-100);
  }
  p {
    margin: var(--space-3) 0 var(--space-1);
    line-height: 1.4;
    text-wrap: balance;
  }
  ${media.belowDesktop} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    li {
      display: grid;
      grid-template-columns: 104px 1fr;
      column-gap: var(--space-4);
      align-content: center;
    }
    img {
      grid-row: 1 / 3;
      aspect-ratio: 1.3;
    }
    p {
      align-self: end;
      margin: 0;
    }
    a {
      align-self: start;
    }
  }
  a {
    color: var(--color-interactive);
    font-weight: 600;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
