import styled from 'styled-components';

/** Below the sticky masthead, in the page's flow: nothing of the page is covered, so it is seen as it will look. */
export const Ribbon = styled.aside`
  position: sticky;
  z-index: calc(var(--layer-navigation) - 1);
  top: 64px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--gutter);
  border-bottom: 3px solid var(--color-brand);
  background: var(--color-primary);
  color: var(--color-on-color);
  font-size: 1rem;
  line-height: 1.4;

  strong {
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    margin-right: auto;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: var(--space-3);
    border: 1px solid currentcolor;
    border-radius: var(--radius);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a:focus-visible {
    outline-color: currentcolor;
  }
  @media print {
    display: none;
  }
`;
