import styled from 'styled-components';
import { media } from '@/site-config/theme';

export const Body = styled.div`
  padding: 0 var(--gutter) var(--section-space);
  &[data-wide] .prose > * {
    max-width: none;
  }
  ${media.desktop} {
    aside {
      order: 1;
    }
  }
`;

export const Lead = styled.div`
  margin-bottom: var(--space-7);
  img {
    width: 100%;
    max-height: 30rem;
    border-radius: var(--radius);
    object-fit: cover;
  }
`;
