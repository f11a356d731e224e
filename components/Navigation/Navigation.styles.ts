import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

/** The panels are positioned by the header, so that they are as wide as the page. */
export const Root = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
  }
  --pad: 12px;
  .bar {
    display: flex;
    flex-wrap: wrap;
    margin-inline: calc(-1 * var(--pad));
  }
  ${media.wide} {
    --pad: clamp(6px, 6px + (100vw - 1200px) / 20, 12px);
  }
  & [data-top] {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 48px;
    padding: 0 var(--pad);
    color: var(--color-text);
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
    transition: color var(--transition);
  }
  & [data-top]:not(span):hover,
  & [aria-expanded='true'] {
    color: var(--color-interactive);
  }
  svg {
    font-size: 0.75rem;
    stroke-width: 2.5;
    transition: rotate var(--transition);
  }
  & [aria-expanded='true'] svg {
    rotate: 180deg;
  }
  .panel {
    position: absolute;
    display: none;
    grid-template-columns: 1fr 424px;
    gap: var(--space-7);
    top: 100%;
    left: 0;
    right: 0;
    max-height: calc(100vh - 100%);
    padding: var(--space-6) var(--gutter) var(--space-7);
    overflow-y: auto;
    background: var(--color-surface);
    box-shadow: var(--elevation-300);
    /* Visible in forced colors, which remove the shadow. */
    outline: 1px solid transparent;
  }
  & [aria-expanded='true'] + .panel {
    display: grid;
  }
  &:not([data-live]) li:hover > .panel,
  &:not([data-live]) li:focus-within > .panel {
    display: grid;
  }
  .lists :is(a, span) {
    display: block;
    width: fit-content;
    padding: 6px 0;
    color: var(--color-text);
    text-decoration: none;
  }
  .lists a:hover {
    color: var(--color-interactive);
    text-decoration: underline;
  }
  .lists .overview {
    margin-bottom: var(--space-4);
    font: var(--weight-heading) var(--text-lg)/1.3 var(--font-heading);
    letter-spacing: var(--tracking-heading);
  }
  .lists > ul {
    columns: 3 180px;
    column-gap: var(--space-6);
  }
  .lists > ul > li {
    break-inside: avoid;
    padding-bottom: var(--space-2);
  }
  .lists > ul:has(ul) > li > :first-child {
    font-weight: 600;
  }
  .lists ul ul {
    font-size: 0.9375rem;
  }
  .lists ul ul ul {
    padding-left: var(--space-4);
  }
`;
