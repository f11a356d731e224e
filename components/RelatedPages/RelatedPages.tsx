import { useId } from 'react';
import type { LinkView } from '../Breadcrumbs/Breadcrumbs';
import { Link } from '../Link/Link';
import * as S from './RelatedPages.styles';

export interface RelatedPagesProps {
  pages: LinkView[];
  topics?: LinkView[];
  title?: string;
}

/** Related pages and the page's topics. */
export function RelatedPages({ pages, topics = [], title = 'Read on' }: RelatedPagesProps) {
  const id = useId();
  if (pages.length + topics.length === 0) return null;
  return (
    <S.Root as="nav" aria-labelledby={id}>
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
        <S.Topics>
          More on{' '}
          {topics.map((topic) => (
            <Link key={topic.url} href={topic.url}>
              {topic.title}
            </Link>
          ))}
        </S.Topics>
      )}
    </S.Root>
  );
}
