import styled from 'styled-components';

export const Closer = styled.p`
  margin-top: var(--space-4);
  font-weight: 600;
`;
