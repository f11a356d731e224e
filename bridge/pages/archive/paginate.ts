import { z } from 'zod';

import { restOf } from '../../wordpress/faust/paginate';
import { SAFE_PAGES, WHOLE_WALK_FOR } from './limits';

interface Connection {
  pageInfo?: { hasNextPage: boolean; endCursor?: string | null } | null;
  nodes: readonly Dated[];
  /** The list's last hundred, where they were asked for. */
  end?: { nodes: readonly Dated[] } | null;
}

export interface Dated {
  databaseId: number;
  /** Null where a password hides it. */
  date?: string | null;
}

/**
 * Ids of a walk as WordPress's main query has them: what has the same date stands by id, lowest first, while WPGraphQL
 * turns such posts round.
 */
export function inWordPressOrder(nodes: readonly Dated[]): number[] {
  const runs: number[][] = [];
  nodes.forEach(({ databaseId, date }, i) => {
    const run = runs.at(-1);
    if (run && date && date === nodes[i - 1]?.date) run.push(databaseId);
    else runs.push([databaseId]);
  });
  return [...new Set(runs.flatMap((run) => run.toSorted((a, b) => a - b)))];
}

/** A walked list, and what tells later whether it has to be walked again. */
export const walkSchema = z.object({
  ids: z.array(z.number()),
  /** Its first hundred, as WordPress gave them. */
  beginning: z.string(),
  /** When it was walked to its end, ms. */
  walkedAt: z.number(),
});

export type Walk = z.infer<typeof walkSchema>;

type Ask = (after: string | null, withEnd: boolean) => Promise<Connection | null | undefined>;

/**
 * All ids of a connection, in its order, a hundred a request (WPGraphQL has no offset and gives no more at once). Where the
 * first stretch brought the list's end along, the walk ends as soon as it has come there.
 * In: asks for one stretch after a cursor (null where the list's owner is gone); the first stretch, where it is known.
 */
export async function paginateIds(ask: Ask, first?: Connection | null): Promise<number[]> {
  const nodes: Dated[] = [];
  let stretch = first === undefined ? await ask(null, true) : first;
  const end = stretch?.end?.nodes;
  let after: string | null = null;
  for (let request = 1; request <= SAFE_PAGES; request += 1) {
    nodes.push(...(stretch?.nodes ?? []));
    const rest = restOf(end, nodes.at(-1));
    if (rest) return inWordPressOrder([...nodes, ...rest]);
    const cursor: string | null | undefined = stretch?.pageInfo?.hasNextPage ? stretch.pageInfo.endCursor : null;
    // An unknown cursor silently gives the first stretch again: the same one twice would never end.
    if (!cursor || cursor === after) break;
    after = cursor;
    stretch = await ask(after, false);
  }
  return inWordPressOrder(nodes);
}

/**
 * As paginateIds, for long lists by date: an older walk whose beginning is as it was serves on, for one request instead of
 * one per hundred posts. What changes, changes at the beginning; what is taken from the end is seen within the hour.
 */
export async function paginateAgain(ask: Ask, older: Walk | undefined): Promise<Walk> {
  const isOld = !older || Date.now() - older.walkedAt >= WHOLE_WALK_FOR;
  const first = (await ask(null, isOld)) ?? null;
  const beginning = JSON.stringify(first?.nodes.map(({ databaseId, date }) => [databaseId, date]) ?? []);
  if (!isOld && older.beginning === beginning) return older;
  return { ids: await paginateIds(ask, first), beginning, walkedAt: Date.now() };
}
