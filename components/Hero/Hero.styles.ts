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
  padding: var(--space-5) var(--gutter) var(--space-7);
  ${media.desktop} {
    padding-top: var(--space-7);
  }
  > p:not(:first-child) {
    max-width: 36rem;
    margin-top: var(--space-4);
    font-size: var(--text-lg);
    line-height: 1.5;
    text-wrap: balance;
  }
`;

export const Root = styled.section`
  /* On small screens all four are one: the scene above, the words below it. Wide ones compose. */
  > :first-child {
    aspect-ratio: 16 / 10;
    /* The heading is in the window, above the consent dialog. */
    width: 100%;
    max-height: 24svh;
    @media (max-height: 500px) {
      max-height: 18svh;
    }
  }
  ${media.desktop} {
    > :first-child {
      max-height: none;
    }
    &[data-hero='full'] {
      display: grid;
      align-items: end;
      min-height: min(46rem, 84vh);
    }
    &[data-hero='full'] > * {
      grid-area: 1 / 1;
    }
    &[data-hero='full'] > :first-child {
      height: 100%;
      aspect-ratio: auto;
    }
    &[data-hero='full'] > :last-child {
      width: calc(var(--gutter) + 38rem);
      margin-top: var(--space-9);
      padding: var(--space-7) var(--space-7) var(--space-7) var(--gutter);
      border-top-right-radius: calc(var(--radius) * 2);
      background: var(--color-surface);
    }
    &[data-hero='split'] {
      display: grid;
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }
    &[data-hero='split'] > :first-child {
      order: 1;
      height: 100%;
      min-height: 36rem;
      aspect-ratio: auto;
    }
    &[data-hero='split'] > :last-child {
      padding-left: var(--gutter);
      padding-right: var(--space-8);
    }
    &[data-hero='framed'] {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
      gap: var(--space-8);
      align-items: center;
      padding: var(--space-7) var(--gutter);
    }
    &[data-hero='framed'] > :first-child {
      order: 1;
      aspect-ratio: 5 / 6;
      max-height: 40rem;
      width: 100%;
      border-radius: var(--radius);
    }
    &[data-hero='framed'] > :last-child {
      padding: 0;
    }
    &[data-hero='band'] {
      display: flex;
      flex-direction: column-reverse;
    }
    &[data-hero='band'] > :first-child {
      aspect-ratio: 16 / 5;
    }
    &[data-hero='band'] > :last-child {
      display: grid;
      grid-template-columns: 7fr 5fr;
      column-gap: var(--space-8);
      align-items: end;
      padding: var(--space-8) var(--gutter) var(--space-7);
    }
    &[data-hero='band'] > :last-child > p:first-child {
      grid-column: 1 / -1;
    }
    &[data-hero='band'] > :last-child h1 {
      grid-row: 2 / 4;
      align-self: start;
    }
    &[data-hero='band'] > :last-child > p,
    &[data-hero='band'] > :last-child > div {
      margin-top: 0;
    }
    &[data-hero='band'] > :last-child > div {
      margin-top: var(--space-4);
    }
  }
`;
