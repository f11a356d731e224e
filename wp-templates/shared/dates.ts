const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a day in ms UTC; null for an invalid date. */
function dayOf(date: string | null | undefined): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  if (!year || year === '0000') return null;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(time) ? null : time;
}

/** Returns the day as `2026-11-21`; null for an invalid date. */
export function isoDay(date: string | null | undefined): string | null {
  const time = dayOf(date);
  return time === null ? null : new Date(time).toISOString().slice(0, 10);
}

/**
 * Formats a WordPress date as `November 21, 2026`. Ignores time and time zone, so that nothing shifts the day.
 * @param date `2026-11-21T07:50:13`, with or without a zone
 * @returns null for an invalid date
 */
export function longDate(date: string | null | undefined): string | null {
  const time = dayOf(date);
  return time === null ? null : LONG.format(time);
}

/** Parses longDate's format and returns `2026-11-21`; null for anything else. */
export function dayOfLongDate(text: string | null): string | null {
  const time = text === null ? Number.NaN : Date.parse(`${text} UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
