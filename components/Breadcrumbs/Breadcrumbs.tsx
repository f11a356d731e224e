import styled from 'styled-components';
import { Link } from '../Link/Link';

const Root = styled.nav`
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

/** A link in view props. */
export interface LinkView {
  title: string;
  url: string;
}

/** The breadcrumb trail from the front page to the parent page; nothing for a page directly below the front page. */
export function Breadcrumbs({ trail }: { trail: LinkView[] }) {
  if (trail.length === 0) return null;
  return (
    <Root className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {[{ title: 'Home', url: '/' }, ...trail].map(({ title, url }) => (
          <li key={url}>
            <Link href={url}>{title}</Link>
          </li>
        ))}
      </ol>
    </Root>
  );
}
