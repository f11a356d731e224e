import styled from 'styled-components';

export const Root = styled.nav`
  margin-bottom: var(--space-5);
  font-size: var(--text-xs);
  ol {
    display: flex;
    flex-wrap: wrap;
  }
  li + li::before {
    content: '/';
    margin-inline: var(--space-2);
    color: var(--color-text-muted);
  }
  a {
    display: inline-block;
    padding-block: var(--space-1);
    color: var(--color-text-muted);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
