import type { Address, Expected } from './types';

/** The last page of a list that is requested, whatever WordPress responds. */
const LAST_PAGE = 500;

/** Archives by year, month and day of these posts, each once, newest first. */
export function dateArchives(dates: string[]): string[] {
  const archives = new Set<string>();
  for (const date of dates.toSorted().toReversed()) {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
    if (!year) continue;
    archives.add(`/${year}/`).add(`/${year}/${month}/`).add(`/${year}/${month}/${day}/`);
  }
  return [...archives];
}

/** Archives of the post formats in use; posts without one have none. */
export function formatArchives(formats: string[]): string[] {
  const used = new Set(formats.filter((format) => format && format !== 'standard'));
  return [...used].map((format) => `/type/${format}/`);
}

/**
 * Returns the next page of the list, or part of the post, up to the first that WordPress does not have. Null where none
 * can follow: WordPress did not respond with 200, or its response is unknown.
 */
export function nextInSeries({ kind, series }: Address, { status, page }: Expected): Address | null {
  if (!series || status !== 200 || series.number >= LAST_PAGE) return null;
  // WordPress decides about the kind: the posts page is listed among the pages, but is a list.
  const as = page ? (page.singular ? 'part' : 'page') : series.as;
  if (as !== series.as && series.number > 1) return null;
  const { base } = series;
  const number = series.number + 1;
  // A front page that is a page has no parts at addresses like /2/.
  if (as === 'part' && base === '/') return null;
  return {
    path: as === 'page' ? `${base}page/${number}/` : `${base}${number}/`,
    kind: kind.endsWith(` ${as}`) ? kind : `${kind} ${as}`,
    listed: false,
    series: { base, number, as },
  };
}
