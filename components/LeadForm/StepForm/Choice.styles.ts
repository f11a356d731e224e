import styled from 'styled-components';
import { choices } from '../../css/choices';

export const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  ${choices}
`;
