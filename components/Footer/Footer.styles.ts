import styled from 'styled-components';
import { ground } from '../css/ground';
import { media } from '@footbridge/shared/breakpoints';

/** White on the brand's primary. */
export const Root = styled.footer`
  --focus: var(--color-on-color);
  padding: var(--space-8) var(--gutter) var(--space-5);
  background: var(--color-primary);
  color: var(--color-on-color);
  font-size: 0.9375rem;
  a {
    color: inherit;
    text-decoration-color: rgb(255 255 255 / 0.4);
  }
  .top {
    display: grid;
    gap: var(--space-7);
  }
  .brand p {
    text-wrap: balance;
  }
  .brand img {
    width: auto;
    height: 44px;
    margin-bottom: var(--space-5);
    ${ground('--color-primary')}
  }
  .brand a {
    display: inline-block;
    margin-top: var(--space-3);
    font: var(--weight-heading) var(--text-lg)/1.6 var(--font-heading);
  }
  nav {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: var(--space-6) var(--space-5);
  }
  h2 {
    margin-bottom: var(--space-2);
    font: 600 1rem/1.5 var(--font-body);
    letter-spacing: 0;
  }
  nav :is(a, span),
  .end :is(a, button) {
    display: inline-block;
    padding: 5px 0;
    text-decoration: none;
  }
  nav a:hover,
  .end :is(a, button):hover {
    text-decoration: underline;
  }
  .emergency {
    margin-top: var(--space-7);
    padding-block: var(--space-4);
    border: solid rgb(255 255 255 / 0.24);
    border-width: 1px 0;
    font-size: 1rem;
    text-wrap: balance;
  }
  @media (scripting: none) {
    .privacy-choices {
      display: none !important;
    }
  }
  /* Larger than it looks: for a thumb in a hurry. */
  .emergency a {
    margin: 0 -6px;
    padding: 13px 6px;
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2) var(--space-6);
    padding-top: var(--space-4);
  }
  .end p {
    padding: 5px 0;
  }
  .end ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
  }
  ${media.desktop} {
    .top {
      grid-template-columns: 1fr 3fr;
    }
  }
`;
