import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

/** The bar is folded by `translate` and `opacity`, which shift nothing and cost the main thread no frames. The spacer at the page's end has its height, so that focused elements can scroll above it. It covers at most 35 % of a phone's window and scrolls. */
export const Root = styled.section`
  position: fixed;
  z-index: var(--layer-sticky-footer);
  inset: auto 0 0;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 3px solid var(--color-brand);
  background: var(--color-surface);
  box-shadow: 0 -6px 24px -8px rgb(0 0 0 / 0.28);
  transition: translate var(--transition);
  &[data-open='false'] svg {
    transform: rotate(180deg);
  }
  &[data-open='false'] .sticky-bar-body > * {
    opacity: 0;
  }
`;

export const Space = styled.div`
  background: var(--color-primary);
`;

export const Panel = styled.div`
  padding-inline: var(--gutter);
  ${media.general} {
    display: grid;
    grid-template-columns: minmax(16rem, 1fr) fit-content(60%);
    column-gap: var(--space-6);
    max-height: 55dvh;
    overflow-y: auto;
  }
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  width: 100%;
  min-height: 48px;
  padding-block: 8px;
  color: var(--color-primary);
  font: var(--weight-heading) 1.125rem/1.3 var(--font-heading);
  letter-spacing: var(--tracking-heading);
  text-wrap: balance;
  @media (hover: hover) {
    &:hover {
      color: var(--color-interactive);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  svg {
    flex: none;
    width: 24px;
    height: 24px;
    /* Not the property rotate, which the compositor does not animate for an SVG. */
    transition: transform var(--transition);
  }
  ${media.general} {
    justify-content: flex-start;
    width: auto;
    margin-right: auto;
    text-align: start;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  max-height: max(11rem, 35dvh - 4rem);
  margin-inline: -6px;
  padding: 0 6px var(--space-4);
  overflow-y: auto;
  > * {
    transition: opacity var(--transition);
  }
  ${media.general} {
    display: contents;
  }
  @media (max-height: 500px) {
    max-height: 7rem;
  }
`;

export const Subtitle = styled.p`
  color: var(--color-text-muted);
  line-height: 1.4;
  text-wrap: pretty;
  ${media.general} {
    grid-area: 2 / 1;
    padding-bottom: var(--space-3);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  .button {
    flex: 1 1 auto;
    padding-inline: var(--space-3);
  }
  ${media.general} {
    grid-area: 1 / 2 / span 2;
    align-content: center;
    justify-content: flex-end;
    padding-block: var(--space-3);
    &:first-child {
      padding-block: 2px;
    }
    .button {
      flex-grow: 0;
      padding-inline: var(--space-4);
    }
  }
`;
