import styled from 'styled-components';

export const Root = styled.form`
  display: grid;
  gap: var(--space-4);
  max-width: 30rem;
  p {
    text-wrap: pretty;
  }
  > .button {
    justify-self: start;
  }
`;
