import styled from 'styled-components';

export const Root = styled.div`
  label {
    display: block;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  input,
  textarea {
    display: block;
    width: 100%;
    min-height: 48px;
    margin-top: var(--space-1);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-text-muted);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
  textarea {
    resize: vertical;
  }
  & [aria-invalid] {
    border-color: var(--color-error);
    box-shadow: inset 0 0 0 1px var(--color-error);
  }
`;

export const Error = styled.p`
  margin-top: var(--space-1);
  color: var(--color-error);
  font-size: var(--text-sm);
  font-weight: 600;
`;
