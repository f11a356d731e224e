import styled from 'styled-components';
import { Spaced } from '../Spaced.styles';

export const Root = styled(Spaced)`
  padding: var(--space-5);
  border: 2px solid var(--color-brand);
  border-radius: var(--radius);
  > .button-row:first-child {
    margin-top: 0;
  }
  p {
    margin-bottom: var(--space-4);
    font-size: var(--text-lg);
    font-weight: 650;
  }
`;
