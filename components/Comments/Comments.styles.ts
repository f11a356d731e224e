import styled from 'styled-components';
import * as CommentForm from './CommentForm.styles';

export const Root = styled.section`
  display: grid;
  gap: var(--space-5);
  max-width: 46rem;
  margin-top: var(--space-8);
  padding-top: var(--space-7);
  border-top: 1px solid var(--color-line);
  > h2 {
    margin-top: var(--space-4);
  }
  > h2:first-child {
    margin-top: 0;
  }
  > ${CommentForm.Root} {
    margin-top: var(--space-4);
  }
`;

export const List = styled.ol`
  display: grid;
  gap: var(--space-6);
  li {
    min-width: 0;
    scroll-margin-top: var(--space-5);
  }
`;

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  font-weight: 600;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export const Pings = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-left: 1.4em;
`;

export const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
