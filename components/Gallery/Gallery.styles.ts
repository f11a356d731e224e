import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

/** A horizontal strip on narrow screens, rows on wide ones. */
export const Root = styled.ul`
  display: flex;
  gap: var(--space-3);
  /* With room for the ring of what has the focus, which the strip would cut off. */
  margin: calc(var(--space-3) - 6px) calc(-1 * var(--gutter)) -6px;
  padding: 6px var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x proximity;
  /* Otherwise scroll snapping leaves the picture that has the keyboard focus. */
  &:has(:focus-visible) {
    scroll-snap-type: none;
  }
  > li {
    flex: 0 0 44%;
    scroll-snap-align: start;
  }
  > li > button {
    display: block;
    width: 100%;
    border-radius: var(--radius);
    cursor: zoom-in;
  }
  > li > button img {
    width: 100%;
    aspect-ratio: 3 / 2;
    border-radius: var(--radius);
    object-fit: cover;
  }
  ${media.general} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: var(--space-4);
    margin: var(--space-4) 0 0;
    padding: 0;
    overflow: visible;
    > li {
      max-width: 22rem;
    }
  }
`;

export const Large = styled.div`
  /* Browsers without popovers ignore these rules. */
  display: none;
  max-width: 96vw;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  &:popover-open {
    display: block;
  }
  &::backdrop {
    background: rgb(0 0 0 / 0.88);
  }
  /* A finger that moves sideways leads to the next picture. */
  touch-action: pan-y pinch-zoom;
  figure {
    margin: 0;
  }
  img {
    width: auto;
    max-height: min(84vh, 100vh - 11rem);
    margin-inline: auto;
    border-radius: var(--radius);
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    justify-content: center;
    width: fit-content;
    max-width: 60rem;
    margin: var(--space-3) auto 0;
    padding: var(--space-1) var(--space-4);
    border-radius: var(--radius);
    background: #111;
    color: #fff;
    font-size: var(--text-sm);
    text-align: center;
  }
`;

/** Previous, close and next, at the same place under every picture. */
export const Controls = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: var(--space-3);
  justify-items: center;
  margin: var(--space-3) auto 0;
  max-width: 24rem;
  button {
    grid-column: 2;
    min-height: 44px;
    padding-inline: var(--space-5);
    border-radius: var(--radius-button);
    background: var(--color-surface);
    color: var(--color-text);
    font-weight: 600;
  }
  [data-step='-1'] {
    grid-column: 1;
    justify-self: end;
  }
  [data-step='1'] {
    grid-column: 3;
    grid-row: 1;
    justify-self: start;
  }
`;
