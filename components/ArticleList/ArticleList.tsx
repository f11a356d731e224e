import type { LinkView } from '../Breadcrumbs/Breadcrumbs';
import { Link } from '../Link/Link';
import { More } from '../More/More';
import * as RelatedPages from '../RelatedPages/RelatedPages.styles';
import * as PageBody from '../PageBody/PageBody.styles';

/** So many stand open, all others on demand. */
const AT_ONCE = 8;

export interface ArticleListView {
  /** Of its heading. */
  id: string;
  title: string;
  /** The newest first. */
  articles: LinkView[];
  /** How many there are; may be more than are listed. */
  count: number;
}

function List({ articles }: Pick<ArticleListView, 'articles'>) {
  return (
    <ul className="plain-list">
      {articles.map(({ url, title }) => (
        <li key={url}>
          <Link href={url}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Articles under a heading; looks like RelatedPages. */
export function ArticleList({ id, title, articles, count }: ArticleListView) {
  const rest = articles.slice(AT_ONCE);
  return (
    <RelatedPages.Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List articles={articles.slice(0, AT_ONCE)} />
      {rest.length > 0 && (
        <More label={`Show ${rest.length} more`}>
          <List articles={rest} />
          {count > articles.length && (
            <PageBody.Note>
              These are the newest {articles.length} of {count}.
            </PageBody.Note>
          )}
        </More>
      )}
    </RelatedPages.Root>
  );
}
