import styled from 'styled-components';

export const Invitation = styled.div`
  max-width: 40rem;
  p {
    margin-top: var(--space-3);
    font-size: var(--text-lg);
    line-height: 1.5;
    text-wrap: pretty;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-5);
`;
