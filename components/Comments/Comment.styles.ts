import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import * as Avatar from '../Avatar/Avatar.styles';
import * as Comments from './Comments.styles';

/** Answers are indented behind a line, less on phones. */
export const Replies = styled.ol`
  display: grid;
  gap: var(--space-6);
  margin-top: var(--space-6);
  padding-left: var(--space-4);
  border-left: 2px solid var(--color-line);
  ${media.general} {
    padding-left: var(--space-5);
  }
`;

export const Root = styled.article`
  header {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  header ${Avatar.Face} {
    font-size: var(--text-xs);
  }
  header b,
  header time {
    display: block;
    line-height: 1.4;
  }
  header div > a {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    text-decoration: none;
  }
  header div > a:hover {
    text-decoration: underline;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;

export const Text = styled.div`
  margin-top: var(--space-3);
  line-height: 1.5556;
  > * + * {
    margin-top: 0.8em;
  }
  ul,
  ol {
    padding-left: 1.4em;
  }
  blockquote {
    padding-left: var(--space-4);
    border-left: 3px solid var(--color-line);
  }
  pre,
  table {
    display: block;
    overflow-x: auto;
  }
  pre {
    padding: var(--space-3);
    border-radius: var(--radius);
    background: var(--color-surface-alt);
    font-size: 0.88em;
  }
  & :is(td, th) {
    padding: var(--space-1) var(--space-3) var(--space-1) 0;
    text-align: left;
    vertical-align: top;
  }
  & :is(dt, [data-heading]) {
    font-weight: 700;
  }
  dd {
    margin-bottom: 0.6em;
  }
`;

export const Answered = styled(Comments.List)`
  /* The one that is answered, above the form. */
  &.plain-list {
    max-width: 40rem;
    margin-bottom: var(--space-7);
  }
`;
