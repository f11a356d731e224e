import styled from 'styled-components';

export const Text = styled.div`
  display: grid;
  gap: var(--space-3);

  ul {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding-left: 1.25em;
  }
`;

export const Failure = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  color: var(--color-error);
  font-weight: 600;

  svg {
    flex: none;
    width: 24px;
    height: 24px;
  }
`;
