import styled from 'styled-components';

export const Root = styled.label`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-2) 0;
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  line-height: 1.5;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--color-interactive);
  }
`;
