import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

export const Root = styled.form`
  display: grid;
  gap: var(--space-5);
  max-width: 40rem;
  scroll-margin-top: var(--space-5);
  > .button {
    justify-self: start;
  }
`;

export const Note = styled.p`
  padding: var(--space-4);
  border-radius: var(--radius);
  font-size: var(--text-sm);
  background: var(--color-surface-alt);
`;

export const Failure = styled.p`
  padding: var(--space-4);
  border-radius: var(--radius);
  font-size: var(--text-sm);
  border: 1px solid var(--color-error);
  color: var(--color-error);
  font-weight: 600;
`;

export const Who = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.general} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Trap = styled.div`
  position: absolute;
  left: -200vw;
`;
