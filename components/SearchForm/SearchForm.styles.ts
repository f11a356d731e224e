import styled from 'styled-components';

export const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  max-width: 40rem;
  margin-top: var(--space-5);
  label {
    flex: 1 1 9rem;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  input {
    display: block;
    width: 100%;
    height: 48px;
    margin-top: var(--space-1);
    padding-inline: var(--space-4);
    border: 1px solid var(--color-text-muted);
    border-radius: var(--radius-button);
    background: var(--color-surface);
    font-weight: 400;
  }
`;
