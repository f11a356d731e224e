import styled from 'styled-components';
import type { ReactNode } from 'react';

/** The summary looks like a link. */
const Root = styled.details`
  margin-top: var(--space-5);
  summary {
    display: inline-block;
    padding-block: var(--space-3);
    color: var(--color-interactive);
    font-weight: 650;
  }
  summary::before {
    content: '+';
    margin-right: 0.5em;
  }
  &[open] summary::before {
    content: '−';
  }
  &[open] summary {
    margin-bottom: var(--space-4);
  }
  summary:hover {
    text-decoration: underline;
  }
`;

/** The rest of a long list, collapsed; works without script. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Root>
      <summary>{label}</summary>
      {children}
    </Root>
  );
}
