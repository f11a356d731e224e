import { createGlobalStyle } from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import { BAR_HEIGHT } from './AdminBar.styles';

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
