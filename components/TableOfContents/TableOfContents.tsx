import { useId } from 'react';
import styled from 'styled-components';
import type { Heading } from '@footbridge/bridge/wordpress/types';
import { media } from '@footbridge/shared/breakpoints';
import { oneLine, openWide } from '../css/open-wide';

const Root = styled.nav`
  font-size: var(--text-sm);
  h2 {
    display: none;
    font: 650 var(--text-sm)/1.5 var(--font-body);
    letter-spacing: 0;
  }
  a {
    display: block;
    padding-block: 6px;
    color: var(--color-text-muted);
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover {
    color: var(--color-interactive);
    text-decoration: underline;
  }
  ol {
    padding-left: var(--space-4);
    border-left: 2px solid var(--color-brand-200);
  }
  ${media.desktop} {
    position: sticky;
    top: 7rem;
    max-height: calc(100vh - 9rem);
    overflow-y: auto;
    @supports selector(::details-content) {
      padding-left: var(--space-4);
      border-left: 2px solid var(--color-brand-200);
      h2 {
        display: block;
      }
      ol {
        padding-left: 0;
        border: 0;
      }
    }
  }
`;

const List = styled.details`
  ${openWide}
`;

const Line = styled.summary`
  font-weight: 650;
  ${oneLine}
`;

/** The table of contents of a long page: one line that opens on small screens, a column beside the text on wide ones. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const id = useId();
  return (
    <Root className="table-of-contents" aria-labelledby={id}>
      <List>
        <Line>
          <span>On this page</span>
        </Line>
        <h2 id={id}>On this page</h2>
        <ol>
          {headings.map((heading) => (
            <li key={heading.id}>
              <a href={`#${heading.id}`}>{heading.text}</a>
            </li>
          ))}
        </ol>
      </List>
    </Root>
  );
}
