import type { LinkView } from '../Breadcrumbs/Breadcrumbs';
import { Link } from '../Link/Link';
import { More } from '../More/More';
import * as RelatedPages from '../RelatedPages/RelatedPages.styles';
import * as PageBody from '../PageBody/PageBody.styles';

/** Articles that are shown; the others are behind "more". */
const MAX_VISIBLE = 8;

export interface ArticleListView {
  /** The heading's id. */
  id: string;
  title: string;
  /** Newest first. */
  articles: LinkView[];
  /** Total, which may exceed the list. */
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

/** A list of articles under a heading. */
export function ArticleList({ id, title, articles, count }: ArticleListView) {
  const rest = articles.slice(MAX_VISIBLE);
  return (
    <RelatedPages.Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List articles={articles.slice(0, MAX_VISIBLE)} />
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
