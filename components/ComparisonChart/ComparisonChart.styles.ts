import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import * as PageSection from '../PageSection/PageSection.styles';

/** The services stay in view while the facilities scroll sideways, except in print. */
export const Root = styled(PageSection.Root)`
  display: grid;
  gap: var(--space-6);
  table {
    width: 100%;
    table-layout: fixed;
    min-width: calc(8rem + 5rem * var(--columns));
    font-size: var(--text-sm);
  }
  caption {
    padding-bottom: var(--space-3);
    text-align: left;
  }
  caption h2 {
    position: sticky;
    left: 0;
    width: max-content;
  }
  & :is(th, td) {
    padding: var(--space-3) var(--space-2);
    border-top: 1px solid var(--color-line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  tbody tr:last-child > * {
    border-bottom: 1px solid var(--color-line);
  }
  thead th {
    border-top: 2px solid var(--color-primary);
    font-size: var(--text-xs);
    font-weight: 600;
    line-height: 1.35;
    hyphens: auto;
  }
  tr > :first-child {
    position: sticky;
    z-index: 1;
    left: 0;
    width: 8rem;
    padding-left: 0;
    hyphens: auto;
    background: var(--color-surface);
    font-weight: 600;
  }
  thead a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
  td > span {
    display: inline-block;
    width: 1.25em;
    font-weight: 700;
    text-align: center;
  }
  td[data-answer='yes'] {
    background: var(--color-primary-100);
    font-weight: 600;
  }
  td:not([data-answer='yes']) {
    color: var(--color-text-muted);
  }
  ${media.general} {
    table {
      min-width: calc(12rem + 9rem * var(--columns));
    }
    & :is(th, td) {
      padding-inline: var(--space-3);
    }
    tr > :first-child {
      width: 14rem;
    }
    thead th {
      font-size: var(--text-sm);
    }
  }
  @media print {
    table {
      min-width: 0;
      font-size: 9.5pt;
    }
    tr {
      break-inside: avoid;
    }
    tr > * {
      position: static !important;
      padding-block: 4pt !important;
      background: none !important;
      color: #000 !important;
    }
    thead {
      display: table-header-group;
    }
    thead a {
      min-height: 0;
      text-decoration: none;
    }
  }
`;

export const Scroll = styled.div`
  max-width: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-left: 7rem;
  ${media.general} {
    scroll-padding-left: 14.5rem;
  }
  @media print {
    overflow: visible;
    break-inside: avoid;
  }
`;

export const Town = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-weight: 400;
`;

export const Phone = styled.span`
  display: none;
  @media print {
    display: block;
    font-weight: 400;
  }
`;

export const Tools = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  @media (scripting: none) {
    display: none;
  }
`;

export const Shared = styled.p`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--color-surface-alt);
`;

export const Choices = styled.details`
  width: 100%;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  summary {
    padding-block: var(--space-3);
    color: var(--color-interactive);
    font-weight: 650;
  }
  summary::before {
    content: '+';
    display: inline-block;
    width: 1.25em;
  }
  &[open] summary::before {
    content: '−';
  }
  p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

export const Part = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  min-width: 0;
  margin: var(--space-4) 0;
  padding: 0;
  border: 0;
  /* Floated, a legend is a child like the boxes, and takes a whole line. */
  legend {
    float: left;
    width: 100%;
    padding: 0;
    font-weight: 650;
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 44px;
  }
  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: var(--color-interactive);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-3);
  width: 100%;
`;

export const Link = styled.div`
  order: 1;
  width: 100%;
  max-width: 40rem;
  font-size: var(--text-sm);
  input {
    width: 100%;
    min-height: 48px;
    margin-block: var(--space-1);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-text-muted);
    border-radius: var(--radius);
    background: var(--color-surface);
    font-size: 1rem;
  }
  small {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;
