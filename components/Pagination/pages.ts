/**
 * Returns the URL of a list's page, in WordPress's form.
 * @param base site path of page 1; a query follows the page's number
 * @param word before the number, where WordPress has another than `page`
 */
export function pagePath(base: string, page: number, word = 'page'): string {
  if (page === 1) return base;
  const [path = '/', ...query] = base.split(/(?=\?)/);
  return `${path}${word}/${page}/${query.join('')}`;
}

/**
 * Returns the numbers to link: first, last, current and its neighbors.
 * @returns null for a gap of two numbers or more
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
