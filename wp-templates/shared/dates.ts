const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day that the calendar has, in milliseconds UTC; null for what is none. */
function dayOf(date: string | null | undefined): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  if (!year || year === '0000') return null;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(time) ? null : time;
}

/** The same day as machines read it: `2026-11-21`; null where there is none. */
export function isoDay(date: string | null | undefined): string | null {
  const time = dayOf(date);
  return time === null ? null : new Date(time).toISOString().slice(0, 10);
}

/**
 * A date of WordPress as readers read it. Only the day is taken, as the site wrote it: no time zone can shift it,
 * and the browser never formats it again.
 * @param date `2026-11-21T07:50:13`, with or without a zone
 * @returns `November 21, 2026`, or null where there is none
 */
export function longDate(date: string | null | undefined): string | null {
  const time = dayOf(date);
  return time === null ? null : LONG.format(time);
}

/** The way back: a day as `longDate` wrote it, for machines (`2026-11-21`); null for anything else. */
export function dayOfLongDate(text: string | null): string | null {
  const time = text === null ? Number.NaN : Date.parse(`${text} UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
