import styled from 'styled-components';
import { Root as SearchForm } from '../SearchForm/SearchForm.styles';

export const Root = styled(SearchForm)`
  label {
    flex: 0 1 8rem;
  }
  > p {
    flex-basis: 100%;
    margin: 0;
  }
  [aria-invalid] {
    border-color: var(--color-error);
    box-shadow: inset 0 0 0 1px var(--color-error);
  }
`;

export const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
