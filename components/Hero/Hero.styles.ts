import styled, { css, type RuleSet } from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import type { SiteConfig } from '@/site-config/types';

type HeroKind = SiteConfig['look']['hero'];

/** A landscape phone. */
const LOW = `${media.belowDesktop} and (min-width: 600px) and (max-height: 500px)`;

/** The picture fills it and never sets its size. */
export const Scene = styled.div`
  position: relative;
  overflow: hidden;
  img {
    position: absolute;
    inset: 0;
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
  ${LOW} {
    padding-block: var(--space-4);
    h1 {
      font-size: var(--text-2xl);
    }
    > p:not(:first-child) {
      margin-top: var(--space-2);
      font-size: var(--text-base);
    }
    > .button-row {
      margin-top: var(--space-4);
    }
  }
`;

/** How wide screens compose the two. A page has the rules of its brand's. */
const COMPOSITIONS: Record<HeroKind, RuleSet> = {
  full: css`
    &[data-hero='full'] {
      display: grid;
      /* Never as wide as the words would like to be, beside a large browser font. */
      grid-template-columns: minmax(0, 1fr);
      align-items: end;
      min-height: min(46rem, var(--room));
    }
    &[data-hero='full'] > * {
      grid-area: 1 / 1;
    }
    &[data-hero='full'] > :first-child {
      align-self: stretch;
    }
    &[data-hero='full'] > :last-child {
      position: relative;
      width: calc(var(--gutter) + 38rem);
      max-width: 100%;
      margin-top: min(var(--space-9), 8svh);
      padding: var(--space-7) var(--space-7) var(--space-7) var(--gutter);
      border-top-right-radius: calc(var(--radius) * 2);
      background: var(--color-surface);
    }
  `,
  split: css`
    &[data-hero='split'] {
      display: grid;
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }
    &[data-hero='split'] > :first-child {
      order: 1;
      align-self: stretch;
      min-height: min(36rem, var(--room));
    }
    &[data-hero='split'] > :last-child {
      padding-left: var(--gutter);
      padding-right: var(--space-8);
    }
  `,
  framed: css`
    &[data-hero='framed'] {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
      gap: var(--space-8);
      align-items: center;
      padding: var(--space-7) var(--gutter);
    }
    &[data-hero='framed'] > :first-child {
      order: 1;
      width: 100%;
      aspect-ratio: 5 / 6;
      max-height: min(40rem, var(--room) - 2 * var(--space-7));
      border-radius: var(--radius);
    }
    &[data-hero='framed'] > :last-child {
      padding: 0;
    }
  `,
  band: css`
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
  `,
};

interface Composed {
  'data-hero': HeroKind;
}

export const Root = styled.section<Composed>`
  /* What header and opened sticky bar leave of the window: words and buttons are in it, whatever the picture's shape. */
  --room: calc(100svh - 12rem);
  /* On small screens all four are one: the scene above, the words below it. Wide ones compose. */
  ${media.belowDesktop} {
    > :first-child {
      width: 100%;
      aspect-ratio: 16 / 10;
      max-height: clamp(4rem, 100svh - 35rem, 24svh);
    }
  }
  ${LOW} {
    display: grid;
    grid-template-columns: 7fr 4fr;
    > :first-child {
      order: 1;
      max-height: none;
      aspect-ratio: auto;
    }
    > :last-child {
      padding-right: var(--space-5);
    }
  }
  ${media.desktop} {
    ${(props) => COMPOSITIONS[props['data-hero']]}
  }
`;
