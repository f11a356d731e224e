import styled from 'styled-components';

export const Root = styled.div`
  margin-block: var(--space-6);
`;
