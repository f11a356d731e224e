const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A date of WordPress as readers read it. Only the day is taken, as the site wrote it: no time zone can shift it,
 * and the browser never formats it again.
 * @param date `2026-11-21T07:50:13`, with or without a zone
 * @returns `November 21, 2026`, or null where there is none
 */
export function longDate(date: string | null | undefined): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  if (!year || year === '0000') return null;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(time) ? null : LONG.format(time);
}
