import styled from 'styled-components';

export const Root = styled.article`
  display: grid;
  gap: var(--space-4);
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    border-radius: var(--radius);
    object-fit: cover;
  }
  h2,
  h3 {
    font-size: var(--text-lg);
  }
  h2 a,
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover,
  h3 a:hover {
    text-decoration: underline;
  }
  p,
  address {
    margin-top: var(--space-2);
    text-wrap: pretty;
  }
  address {
    color: var(--color-text-muted);
  }
  div > a {
    display: inline-block;
    padding-block: var(--space-3);
    font-weight: 650;
  }
  .facility-card-town {
    margin: 0 0 var(--space-1);
    color: var(--color-brand);
    font-size: var(--text-xs);
    font-weight: 650;
  }
`;
