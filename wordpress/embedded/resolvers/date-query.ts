import type { PostEntity } from '../store/types';

interface Day {
  year?: number | null;
  month?: number | null;
  day?: number | null;
}

export interface DateQuery extends Day {
  hour?: number | null;
  minute?: number | null;
  second?: number | null;
  after?: Day | null;
  before?: Day | null;
  inclusive?: boolean | null;
  column?: string | null;
}

const UNITS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

const two = (value: number) => String(value).padStart(2, '0');

/** First (or last) moment of a year, month or day. */
function edge({ year, month, day }: Day, end: boolean): string {
  const date = `${year ?? 0}-${two(month ?? (end ? 12 : 1))}-${two(day ?? (end ? 31 : 1))}`;
  return `${date}T${end ? '23:59:59' : '00:00:00'}`;
}

/** Whether a post's date is in the query's range: a year, month, day or moment, or between `after` and `before`. */
export function matchesDate(post: PostEntity, query: DateQuery): boolean {
  const date = query.column === 'MODIFIED' ? post.modified : post.date;
  const [year, month, day, hour, minute, second] = date.split(/[-T:]/).map(Number);
  const own = { year, month, day, hour, minute, second };
  if (UNITS.some((unit) => (query[unit] ?? own[unit]) !== own[unit])) return false;
  const inclusive = query.inclusive ?? false;
  if (query.after && (inclusive ? date < edge(query.after, false) : date <= edge(query.after, true))) return false;
  if (query.before && (inclusive ? date > edge(query.before, true) : date >= edge(query.before, false))) return false;
  return true;
}
