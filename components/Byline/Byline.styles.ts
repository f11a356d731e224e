import styled from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);
  margin-top: var(--space-5);
  > p {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;
