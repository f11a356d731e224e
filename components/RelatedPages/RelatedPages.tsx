import type { LinkView } from '../Breadcrumbs/Breadcrumbs';
import { Link } from '../Link/Link';
import { Related } from './RelatedPages.styles';

/** Where to read on. */
export function RelatedPages({ pages, title = 'Read on' }: { pages: LinkView[]; title?: string }) {
  if (pages.length === 0) return null;
  return (
    <Related aria-labelledby="related">
      <h2 id="related">{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.url}>
            <Link href={page.url}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </Related>
  );
}
