import styled from 'styled-components';

export const Root = styled.section`
  max-width: 44rem;
  margin-top: var(--space-8);
  li {
    border-bottom: 1px solid var(--color-line);
  }
  ul {
    margin-top: var(--space-3);
  }
  li a {
    display: block;
    padding-block: var(--space-3);
    font-size: var(--text-base);
    font-weight: 600;
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
  }
`;

export const Topics = styled.p`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-4);
  color: var(--color-text-muted);
  a {
    padding-block: 2px;
  }
`;
