import styled from 'styled-components';

export const Finder = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-3);
  max-width: 40rem;
  > [role='status'] {
    grid-column: 1 / -1;
  }
`;

export const List = styled.ul`
  margin-top: var(--space-5);
  columns: 16rem;
  column-gap: var(--space-6);
  li {
    padding-block: var(--space-1);
    break-inside: avoid;
  }
`;
