import styled from 'styled-components';
import { media } from '@/shared/breakpoints';

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
  label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 48px;
    margin-top: var(--space-2);
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--color-text-muted);
    border-radius: var(--radius);
    background: var(--color-surface);
    break-inside: avoid;
  }
  label:has(:checked) {
    border-color: var(--color-interactive);
    background: var(--color-interactive-100);
    box-shadow: inset 0 0 0 1px var(--color-interactive);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--color-interactive);
    outline-offset: 3px;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    outline: none;
    accent-color: var(--color-interactive);
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
