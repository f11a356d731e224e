import styled from 'styled-components';
import { media } from '@/site-config/theme';

export const Scene = styled.div`
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Words = styled.div`
  padding: var(--space-7) var(--gutter);
  > p:not(:first-child) {
    max-width: 36rem;
    margin-top: var(--space-4);
    font-size: var(--text-lg);
    line-height: 1.5;
    text-wrap: balance;
  }
`;

/** On small screens all four are one: the scene above, the words below it. Wide ones compose. */
export const Stage = styled.section`
  > :first-child {
    aspect-ratio: 16 / 10;
  }
  ${media.desktop} {
    &[data-hero='full'] {
      display: grid;
      align-items: end;
      min-height: min(46rem, 84vh);
      > * {
        grid-area: 1 / 1;
      }
      > :first-child {
        height: 100%;
        aspect-ratio: auto;
      }
      > :last-child {
        width: calc(var(--gutter) + 38rem);
        margin-top: var(--space-9);
        padding: var(--space-7) var(--space-7) var(--space-7) var(--gutter);
        border-top-right-radius: calc(var(--radius) * 2);
        background: var(--color-surface);
      }
    }
    &[data-hero='split'] {
      display: grid;
      grid-template-columns: 1fr 1fr;
      align-items: center;
      > :first-child {
        order: 1;
        height: 100%;
        min-height: 36rem;
        aspect-ratio: auto;
      }
      > :last-child {
        padding-left: var(--gutter);
        padding-right: var(--space-8);
      }
    }
    &[data-hero='framed'] {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
      gap: var(--space-8);
      align-items: center;
      padding: var(--space-7) var(--gutter);
      > :first-child {
        order: 1;
        aspect-ratio: 5 / 6;
        max-height: 40rem;
        width: 100%;
        border-radius: var(--radius);
      }
      > :last-child {
        padding: 0;
      }
    }
    &[data-hero='band'] {
      display: flex;
      flex-direction: column-reverse;
      > :first-child {
        aspect-ratio: 16 / 5;
      }
      > :last-child {
        display: grid;
        grid-template-columns: 7fr 5fr;
        column-gap: var(--space-8);
        align-items: end;
        padding: var(--space-8) var(--gutter) var(--space-7);
        > p:first-child {
          grid-column: 1 / -1;
        }
        h1 {
          grid-row: 2 / 4;
          align-self: start;
        }
        > p,
        > div {
          margin-top: 0;
        }
        > div {
          margin-top: var(--space-4);
        }
      }
    }
  }
`;
