import styled from 'styled-components';

export const Root = styled.div`
  max-width: 30rem;
  margin-block: var(--space-6);
`;
