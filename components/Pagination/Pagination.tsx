import { Chevron } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { pageNumbers, pagePath } from './pages';
import * as S from './Pagination.styles';

export interface PagingView {
  /** From 1. */
  page: number;
  /** 0 for an empty list. */
  pages: number;
  /** Site path of page 1. */
  base: string;
  /** WordPress's word before a page's number, if it is another than `page`. */
  word?: string;
}

/** Links to a list's pages. Renders nothing for a single page. */
export function Pagination({ page, pages, base, word }: PagingView) {
  if (pages < 2) return null;
  return (
    <S.Root className="pagination" aria-label="Pages of this list">
      {page > 1 && (
        <Link href={pagePath(base, page - 1, word)} rel="prev" aria-label="Previous page">
          <Chevron direction="left" />
          <span>Previous</span>
        </Link>
      )}
      <ol>
        {pageNumbers(page, pages).map((n, i) => (
          <li key={n ?? `gap ${i}`}>
            {n === null && '…'}
            {n === page && <b aria-current="page">{n}</b>}
            {n !== null && n !== page && (
              <Link href={pagePath(base, n, word)} aria-label={`Page ${n}`}>
                {n}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link href={pagePath(base, page + 1, word)} rel="next" aria-label="Next page">
          <span>Next</span>
          <Chevron direction="right" />
        </Link>
      )}
    </S.Root>
  );
}
