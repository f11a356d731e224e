import styled from 'styled-components';
import { ground } from '../css/ground';
import { media } from '@footbridge/shared/breakpoints';

/** The header of every page. */
export const Root = styled.header`
  position: sticky;
  z-index: var(--layer-navigation);
  top: 0;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: 64px;
  padding-inline: var(--gutter);
  background: var(--color-surface);
  box-shadow: inset 0 -1px var(--color-line);
  @media (forced-colors: active) {
    border: solid CanvasText;
    border-width: 1px 0;
    border-top-color: Canvas;
  }
  &:has([data-top][aria-expanded='true']) {
    z-index: var(--layer-navigation-open);
  }
  .logo {
    margin-right: auto;
  }
  .logo img {
    width: auto;
    height: 36px;
    /* It may shrink beside the number on a narrow phone. */
    object-fit: contain;
    ${ground('--color-surface')}
  }
  .search {
    display: grid;
    place-content: center;
    flex: none;
    width: 44px;
    height: 44px;
    /* As far from its neighbors as its icon looks. */
    margin-inline: -10px;
    color: var(--color-text);
    font-size: 1.375rem;
  }
  .search:hover {
    color: var(--color-interactive);
  }
  .search span {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .call {
    display: flex;
    align-items: center;
    gap: 0.3em;
    min-height: 44px;
    color: var(--color-interactive);
    font-weight: 600;
    text-decoration: none;
  }
  .call:hover {
    text-decoration: underline;
  }
  .menu {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-2);
    min-width: 44px;
    min-height: 44px;
    color: var(--color-text);
    font-weight: 600;
    text-decoration: none;
  }
  .menu i.close {
    height: 22px;
    border: 0;
    background: none;
    position: relative;
  }
  i.close::before,
  i.close::after {
    content: '';
    position: absolute;
    inset: 10px 0 auto;
    /* No ground: there is none in forced colours. */
    border-top: 2px solid;
    rotate: 45deg;
  }
  i.close::after {
    rotate: -45deg;
  }
  .menu i {
    width: 22px;
    height: 14px;
    border: solid;
    border-width: 2px 0;
    background: linear-gradient(currentColor, currentColor) 0 50% / 100% 2px no-repeat;
  }
  ${media.mobile} {
    gap: var(--space-3);
    .logo img {
      height: 30px;
    }
    .call span:first-child,
    .menu span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${media.desktop} {
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    .logo {
      padding-block: var(--space-4);
    }
    .logo img {
      height: 42px;
    }
    .menu {
      display: none;
    }
    nav {
      order: 1;
      flex-basis: 100%;
    }
  }
  ${media.wide} {
    flex-wrap: nowrap;
    column-gap: clamp(var(--space-4), var(--space-4) + (100vw - 1200px) / 10, var(--space-5));
    min-height: 80px;
    nav {
      order: 0;
      flex-basis: auto;
      margin-right: var(--space-2);
    }
  }
  @media (max-height: 500px) {
    position: relative;
  }
`;
