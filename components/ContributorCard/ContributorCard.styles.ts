import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  line-height: 1.4;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a,
  b {
    color: inherit;
    font-weight: 650;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-5) var(--space-6);
`;
