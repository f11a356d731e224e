import styled from 'styled-components';

export const Root = styled.ul`
  margin-top: var(--space-6);
  li {
    padding-block: var(--space-3);
    border-top: 1px solid var(--color-line);
    font-weight: 600;
  }
`;
