import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import { choices } from '../css/choices';

export const Root = styled.section`
  margin-block: var(--space-6);
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--color-surface-alt);
  > * + * {
    margin-top: var(--space-4);
  }
  fieldset {
    min-width: 0;
    margin-inline: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  ${choices}
  label {
    min-height: 48px;
    break-inside: avoid;
  }
  ${media.general} {
    padding: var(--space-6);
  }
`;

export const Points = styled.small`
  margin-inline-start: auto;
  color: var(--color-text-muted);
  white-space: nowrap;
  @media screen and (scripting: enabled) {
    display: none;
  }
`;

export const OnPaper = styled.div`
  dt {
    margin-top: var(--space-3);
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  @media screen and (scripting: enabled) {
    display: none;
  }
`;

export const Answer = styled.div`
  padding: var(--space-4);
  border: 2px solid var(--color-interactive);
  border-radius: var(--radius);
  background: var(--color-surface);
  > * + * {
    margin-top: var(--space-2);
  }
`;

export const Sources = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;
