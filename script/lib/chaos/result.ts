/** The results of one round for its visitors, and its failures. */
import { PAGE_RETRY_DELAY_MS } from '@/bridge/platform/lifetimes';

import type { Visit } from './visitors';

export interface Result {
  name: string;
  seen: Visit[];
  unseen: Visit[];
  /** Requests a second that WordPress received meanwhile; null where the figure is meaningless. */
  requestsPerSecond: number | null;
  /** Most of it, MB. */
  memory: number;
  /** From the fault's end until all was right, s; null where nothing has to recover. */
  recovery: number | null;
  failures: string[];
}

/** The limit of the recovery time, s: the last attempt to render a page may fail as the fault ends, and the next is made later. */
const RECOVERED_WITHIN = PAGE_RETRY_DELAY_MS / 1000 + 5;

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

/** `200: 93, 503: 7` */
export const statuses = (visits: readonly Visit[]): string => {
  const counts = new Map<string, number>();
  for (const { status } of visits) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1);
  return (
    [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ') || '–'
  );
};

const examples = (visits: readonly Visit[]): string =>
  [...new Set(visits.map(({ path, status, why }) => `${path} ${status}${why ? `: ${why}` : ''}`))]
    .slice(0, 3)
    .join(', ');

/**
 * Returns responses that no visitor should get.
 * @param may statuses of pages that are not cached; a 503 must always have the phone number and Retry-After
 */
export function wrongVisits(seen: readonly Visit[], unseen: readonly Visit[], may: readonly number[]): string[] {
  const wrong: [string, Visit[]][] = [
    ['of pages seen before were not 200', seen.filter(({ status }) => status !== 200)],
    [
      'of pages never seen were something else',
      unseen.filter(({ status }) => status === 'broken' || !may.includes(status)),
    ],
    [
      '503s lacked the number or Retry-After',
      [...seen, ...unseen].filter(({ status, isHelpful }) => status === 503 && !isHelpful),
    ],
  ];
  return wrong.flatMap(([what, visits]) =>
    visits.length > 0 ? [`${visits.length} ${what} (${examples(visits)})`] : [],
  );
}

export const lateRecovery = (seconds: number | null): string[] =>
  seconds !== null && seconds > RECOVERED_WITHIN ? [`recovered after ${seconds} s only`] : [];
