import styled from 'styled-components';

export const Face = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: var(--color-primary-100);
  color: var(--color-primary);
  font-weight: 650;
  object-fit: cover;
`;
