import type { PostEntity } from '../store/types';

interface DateInput {
  year?: number | null;
  month?: number | null;
  day?: number | null;
}

export interface DateQuery extends DateInput {
  after?: DateInput | null;
  before?: DateInput | null;
  inclusive?: boolean | null;
  column?: string | null;
}

const two = (value: number) => String(value).padStart(2, '0');

/** First (or last) moment of a year, month or day. */
function edge({ year, month, day }: DateInput, end: boolean): string {
  const date = `${year ?? 0}-${two(month ?? (end ? 12 : 1))}-${two(day ?? (end ? 31 : 1))}`;
  return `${date}T${end ? '23:59:59' : '00:00:00'}`;
}

/** Whether a post's date lies in the query: a year, month or day, or between `after` and `before`. */
export function matchesDate(post: PostEntity, query: DateQuery): boolean {
  const date = query.column === 'MODIFIED' ? post.modified : post.date;
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  if ((query.year ?? year) !== year || (query.month ?? month) !== month || (query.day ?? day) !== day) return false;
  const inclusive = query.inclusive ?? false;
  if (query.after && (inclusive ? date < edge(query.after, false) : date <= edge(query.after, true))) return false;
  if (query.before && (inclusive ? date > edge(query.before, true) : date >= edge(query.before, false))) return false;
  return true;
}
