import styled from 'styled-components';

export const Root = styled.div`
  padding: var(--space-4) var(--space-5);
  border: 2px solid var(--color-error);
  border-radius: var(--radius);
  font-size: var(--text-sm);
  > p:first-child {
    color: var(--color-error);
    font-weight: 700;
  }
  ul {
    margin: var(--space-2) 0;
  }
  li a {
    display: block;
    padding-block: var(--space-3);
  }
`;
