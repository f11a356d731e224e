import styled from 'styled-components';

export const Root = styled.div`
  margin-block: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-inline-start: 4px solid var(--color-text-muted);
  border-radius: var(--radius);
  background: var(--color-surface);
  font-size: var(--text-sm);
  &[data-network='in'] {
    border-inline-start-color: var(--color-interactive);
  }
  p {
    margin-top: var(--space-1);
    text-wrap: pretty;
  }
`;
