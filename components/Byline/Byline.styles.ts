import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import { oneLine, openWide } from '../css/open-wide';

export const Root = styled.details`
  ${openWide}
`;

export const Line = styled.summary`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  ${oneLine}
`;

/** A byline without people. */
export const Plain = styled.div`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;

export const People = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);
  padding-block: var(--space-2) var(--space-5);
  > div > p {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  ${media.desktop} {
    flex-direction: column;
    align-items: start;
    padding-block: 0 var(--space-6);
  }
`;
