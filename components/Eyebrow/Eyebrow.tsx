import styled from 'styled-components';
import type { ReactNode } from 'react';
import { useSite } from '../site-context';

const Root = styled.p`
  margin-bottom: var(--space-3);
  color: var(--color-brand);
  font-size: var(--text-xs);
  font-weight: 650;
  a {
    color: inherit;
  }
  &[data-form='upper'] {
    text-transform: uppercase;
    letter-spacing: 0.08em;
  }
  &[data-form='rule']::before {
    content: '';
    display: inline-block;
    width: 2rem;
    margin-right: var(--space-3);
    border-top: 2px solid;
    vertical-align: middle;
  }
`;

/** The small label above a heading, in the brand's style. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <Root data-form={useSite().look.eyebrow}>{children}</Root>;
}
