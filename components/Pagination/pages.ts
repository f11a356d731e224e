/**
 * Address of a page of a list, as WordPress writes it.
 * @param base site path of page 1; a query stays behind the page's number
 */
export function pagePath(base: string, page: number): string {
  if (page === 1) return base;
  const [path = '/', ...query] = base.split(/(?=\?)/);
  return `${path}page/${page}/${query.join('')}`;
}

/**
 * The numbers worth a link: the first, the last, the page itself and its neighbours.
 * @returns null for the numbers left out; where that would be a single one, it stands there itself
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const before = shown[i - 1] ?? 0;
    if (n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}
