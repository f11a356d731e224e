import styled from 'styled-components';

export const Facts = styled.dl`
  align-self: start;
  font-size: var(--text-sm);
  > div {
    padding-block: var(--space-4);
    border-top: 1px solid var(--color-line);
  }
  dt {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  dd {
    padding-block: 2px;
  }
  address span {
    display: block;
  }
  a {
    display: inline-block;
    padding-block: var(--space-1);
    font-weight: 600;
  }
`;
