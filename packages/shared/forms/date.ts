/** Dates of birth: typed as MM/DD/YYYY, sent as YYYY-MM-DD (specification, section 5). */

const OLDEST_YEARS = 100;

/** Returns whether a text has the form YYYY-MM-DD; isDay checks the calendar. */
export const isDateString = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Returns the allowed years: from 100 years ago to now. */
export function yearBounds(now: Date): { first: number; last: number } {
  const last = now.getFullYear();
  return { first: last - OLDEST_YEARS, last };
}

/** Returns whether the calendar has the day. */
export function isDay(dateString: string): boolean {
  if (!isDateString(dateString)) return false;
  const date = new Date(`${dateString}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(dateString);
}

/** As browsers autofill: YYYY-MM-DD. */
const ISO = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*|\s*)$/s;
/** Also with dots, dashes or spaces, and without leading zeros. */
const WRITTEN = /^\s*(\d{1,2})[/.\s-]+(\d{1,2})[/.\s-]+(\d{4})\s*$/;
const CLOSE = /^\s*(\d{2})(\d{2})(\d{4})\s*$/;

/** Returns month, day and year as typed; null for an incomplete date. */
export function datePartsOf(text: string): readonly [month: string, day: string, year: string] | null {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return [isoMonth, isoDay, isoYear];
  const [, month, day, year] = WRITTEN.exec(text) ?? CLOSE.exec(text) ?? [];
  return month && day && year ? [month, day, year] : null;
}

/** Returns a complete typed date as YYYY-MM-DD; null otherwise. It may not be in the calendar. */
export function dateStringOf(text: string): string | null {
  const parts = datePartsOf(text);
  if (!parts) return null;
  const [month, day, year] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Returns the error message for a typed date of birth; null if it is valid.
 * @param now the browser's clock. A server's date may differ by a day, so the server allows one more.
 */
export function dateProblem(text: string, now: Date): string | null {
  const date = dateStringOf(text);
  if (!date) return 'Please enter the full date: month, day, and year, such as 04/09/1985.';
  if (!isDay(date)) return 'That month doesn’t have that day. Please check the month and the day.';
  const { first } = yearBounds(now);
  const today = `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  if (date > today) return 'This date is in the future. Please check the year.';
  return date < `${first}-01-01` ? `Please check the year. It must be ${first} or later.` : null;
}
