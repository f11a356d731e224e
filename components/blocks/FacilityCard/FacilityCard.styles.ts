import styled from 'styled-components';
import { Spaced } from '../Spaced.styles';

export const Root = styled(Spaced)`
  max-width: 30rem;
`;
