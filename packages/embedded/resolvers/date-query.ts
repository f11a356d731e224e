import type { PostEntity } from '../store/types';

const UNITS = ['year', 'month', 'day'] as const;

export type DateQuery = Partial<Record<(typeof UNITS)[number], number | null>>;

/** Whether a post is of the query's year, month or day. */
export function matchesDate({ date }: PostEntity, query: DateQuery): boolean {
  const own = date.split(/[-T]/).map(Number);
  return UNITS.every((unit, index) => (query[unit] ?? own[index]) === own[index]);
}
