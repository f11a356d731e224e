import styled, { createGlobalStyle } from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

/** px. */
export const BAR_HEIGHT = 44;

/** The same for all brands. Gray, to separate it from the white header. */
export const Bar = styled.aside`
  --bar-ground: #eceeec;
  --bar-over: #dbdfdb;
  --bar-line: #c3c8c4;
  --bar-ink: #1c2022;
  --bar-soft: #555c60;
  --focus: var(--bar-ink);
  position: fixed;
  z-index: var(--layer-admin-bar);
  inset: 0 0 auto;
  height: ${BAR_HEIGHT}px;
  pointer-events: none;
  color: var(--bar-ink);
  font:
    500 0.875rem/1.25 system-ui,
    sans-serif;

  /* Out of view, it lies over the page's header and must not be felt there. */
  > * {
    pointer-events: auto;
  }
  @media (max-height: 500px) {
    position: absolute;
  }
  @media print {
    display: none;
  }
`;

/** Slides out of view; hidden, it takes no focus. */
export const Row = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  height: ${BAR_HEIGHT}px;
  padding-inline: env(safe-area-inset-left) ${BAR_HEIGHT}px;
  border-bottom: 1px solid var(--bar-line);
  background: var(--bar-ground);
  transition:
    translate var(--transition),
    visibility var(--transition);

  a {
    color: inherit;
    text-decoration: none;
  }
  :focus-visible {
    outline-offset: -3px;
  }
  @starting-style {
    translate: 0 -100%;
  }
  &[inert] {
    visibility: hidden;
    translate: 0 -100%;
  }
  > :is(button, a, p) {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    padding-inline: var(--space-4);
    white-space: nowrap;
  }
  > a {
    font-weight: 700;
    text-decoration: underline;
  }
  > :is(a, button):hover,
  > [aria-expanded='true'] {
    background: var(--bar-over);
  }
  > button svg {
    flex: none;
    transition: rotate var(--transition);
  }
  > [aria-expanded='true'] svg {
    rotate: 180deg;
  }
  > [data-panel='page'] {
    margin-left: auto;
  }
  > [data-panel='page'] span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > [data-panel='tools'] {
    flex: none;
  }
  ${media.wide} {
    padding-left: var(--space-2);

    > [data-panel='tools'] {
      display: none;
    }
  }
`;

/** In the bar's corner; when the bar is hidden, a tab at the window's top, on phones between logo and number. */
export const Toggle = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: ${BAR_HEIGHT}px;
  height: ${BAR_HEIGHT}px;

  &:focus-visible {
    outline-offset: -3px;
  }
  svg {
    width: 18px;
    height: 18px;
  }
  &:hover {
    background: var(--bar-over);
  }
  &[aria-expanded='false'] {
    right: auto;
    left: calc(42.5% - ${BAR_HEIGHT / 2}px);
    align-items: start;
    background: none;
  }
  &[aria-expanded='false'] span {
    display: grid;
    place-items: center;
    width: 100%;
    height: 20px;
    border: 1px solid var(--bar-line);
    border-top: 0;
    border-radius: 0 0 6px 6px;
    background: var(--bar-ground);
  }
  ${media.desktop} {
    &[aria-expanded='false'] {
      right: var(--space-3);
      left: auto;
      width: 64px;
      height: 24px;
    }
  }
`;

/** Below the bar; scrolls if it is higher than the window. */
export const Panel = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  max-height: calc(100dvh - ${BAR_HEIGHT}px);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-bottom: 1px solid var(--bar-line);
  background: var(--bar-ground);
  box-shadow: 0 12px 24px -8px rgb(0 0 0 / 0.3);
`;

/**
 * Global CSS that makes room for the bar: for everything that sticks to the window's top. Here and not in those components, so
 * that visitors do not load it. Each rule has a higher specificity than the component's.
 */
export const PageBelow = createGlobalStyle<{ $isHidden: boolean }>`
  :root { --admin-bar: ${({ $isHidden }) => ($isHidden ? 0 : BAR_HEIGHT)}px; }
  html:root { scroll-padding-top: calc(7rem + var(--admin-bar)); }
  html body { padding-top: var(--admin-bar); transition: padding-top var(--transition); }
  body .masthead { top: var(--admin-bar); transition: top var(--transition); }
  /* The bar has it. */
  #__next .skip-link { display: none; }
  body .main-menu .panel { max-height: calc(100vh - 100% - var(--admin-bar)); }
  body .geotarget-tab { --geotarget-top: max(96px + var(--admin-bar), 20vh); }
  /* Modal and drawer, which are below the bar in the order of layers. */
  body > dialog[open] { top: var(--admin-bar); }
  body > dialog[open] .masthead { top: 0; }
  ${media.desktop} {
    body .table-of-contents { top: calc(7rem + var(--admin-bar)); max-height: calc(100vh - 9rem - var(--admin-bar)); }
  }
  /* In landscape, a phone shows bar and header at the page's beginning only. */
  @media (max-height: 500px) {
    body .masthead { top: 0; }
    body .geotarget-tab { --geotarget-top: 76px; }
  }
  @media print { html body { padding-top: 0; } }
`;
