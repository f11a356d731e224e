import styled from 'styled-components';

export const Root = styled.div`
  max-width: 40rem;
  p {
    margin-top: var(--space-3);
    font-size: var(--text-lg);
    line-height: 1.5;
    text-wrap: pretty;
  }
`;
