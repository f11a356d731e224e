import type { LinkView } from '../Breadcrumbs/Breadcrumbs';
import { Link } from '../Link/Link';

export interface RelatedPagesProps {
  pages: LinkView[];
  topics?: LinkView[];
  title?: string;
  /** Of its heading; where a page has several such lists. */
  id?: string;
}

/** Where to read on: single pages, and the topics that this page is filed under. */
export function RelatedPages({ pages, topics = [], title = 'Read on', id = 'related' }: RelatedPagesProps) {
  if (pages.length + topics.length === 0) return null;
  return (
    <nav className="related-pages" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {pages.length > 0 && (
        <ul>
          {pages.map((page) => (
            <li key={page.url}>
              <Link href={page.url}>{page.title}</Link>
            </li>
          ))}
        </ul>
      )}
      {topics.length > 0 && (
        <p className="related-pages-topics">
          More on{' '}
          {topics.map((topic) => (
            <Link key={topic.url} href={topic.url}>
              {topic.title}
            </Link>
          ))}
        </p>
      )}
    </nav>
  );
}
