import styled from 'styled-components';

export const Person = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);
`;
