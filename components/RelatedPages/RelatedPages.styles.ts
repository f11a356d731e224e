import styled from 'styled-components';

export const Related = styled.nav`
  max-width: 44rem;
  margin-top: var(--space-8);
  li {
    border-bottom: 1px solid var(--color-line);
  }
  ul {
    margin-top: var(--space-3);
  }
  a {
    display: block;
    padding-block: var(--space-3);
    font-size: var(--text-base);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
