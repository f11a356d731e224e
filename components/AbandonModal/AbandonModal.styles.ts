import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';

export const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
  margin: var(--space-5) 0;

  ${media.buttonModal} {
    display: flex;
    flex-wrap: wrap;
  }
`;

export const Aside = styled.p`
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-line);
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;
