import styled from 'styled-components';
import { IframeFacade } from '../Facade/IframeFacade';

export const Root = styled(IframeFacade)`
  display: block;
  width: 100%;
  margin-top: var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  a& {
    padding: var(--space-5);
    background: var(--color-surface-alt);
    color: var(--color-text);
    text-decoration: none;
  }
  b {
    color: var(--color-interactive);
    text-decoration: underline;
  }
  iframe& {
    height: 40rem;
    max-height: 80vh;
  }
  @media print {
    display: none;
  }
`;
