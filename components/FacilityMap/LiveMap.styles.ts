import styled from 'styled-components';
import { facade } from './FacilityMap.styles';

export const Box = styled.div`
  ${facade}
  .maplibregl-ctrl-attrib a {
    text-decoration: underline;
  }
  .maplibregl-ctrl-group button {
    width: 44px;
    height: 44px;
  }
`;

/** Its tip is the place. */
export const Pin = styled.div`
  display: grid;
  justify-items: center;
  font: 600 0.875rem/1.3 var(--font-body);
  color: var(--color-text);

  &::after {
    content: '';
    width: 18px;
    height: 18px;
    margin-top: 6px;
    border: 3px solid var(--color-surface);
    border-radius: 50% 50% 0 50%;
    background: var(--color-brand);
    box-shadow: var(--elevation-300);
    transform: rotate(45deg);
  }
`;

export const Names = styled.ul`
  max-width: 11rem;
  margin: 0;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--elevation-300);
  /* Visible in forced colors, which remove the shadow. */
  outline: 1px solid transparent;
  list-style: '';
  text-align: center;

  a {
    display: grid;
    place-items: center;
    min-height: 44px;
  }
`;
