export interface PagerProps {
  page: number;
  pages: number;
  total: number;
  address(page: number): string;
}

/** Links to the pages of a long list; nothing for a single page. */
export function Pager({ page, pages, total, address }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label="Pagination">
      {page > 1 && (
        <a className="button" href={address(page - 1)} rel="prev">
          Previous page
        </a>
      )}
      <span>{`${page} of ${pages}, ${total} items`}</span>
      {page < pages && (
        <a className="button" href={address(page + 1)} rel="next">
          Next page
        </a>
      )}
    </nav>
  );
}
