import styled from 'styled-components';
import { media } from '@/site-config/theme';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);
  margin-bottom: var(--space-6);
  > p {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  ${media.desktop} {
    flex-direction: column;
    align-items: start;
  }
`;
