import styled from 'styled-components';

export const Root = styled.div`
  margin-block: var(--space-6);
  padding: var(--space-5);
  border: 2px solid var(--color-brand);
  border-radius: var(--radius);
  p {
    margin-bottom: var(--space-4);
    font-size: var(--text-lg);
    font-weight: 650;
  }
`;
