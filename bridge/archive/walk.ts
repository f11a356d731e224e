import { SAFE_PAGES } from './limits';

interface Connection {
  pageInfo?: { hasNextPage: boolean; endCursor?: string | null } | null;
  nodes: readonly Dated[];
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

/**
 * All ids of a connection, in its order, a hundred a request (WPGraphQL has no offset and gives no more at once).
 * In: asks for one stretch after a cursor; null where the list's owner is gone.
 */
export async function walkIds(ask: (after: string | null) => Promise<Connection | null | undefined>): Promise<number[]> {
  const nodes: Dated[] = [];
  let after: string | null = null;
  for (let request = 0; request < SAFE_PAGES; request += 1) {
    const stretch: Connection | null | undefined = await ask(after);
    nodes.push(...(stretch?.nodes ?? []));
    const cursor = stretch?.pageInfo?.hasNextPage ? stretch.pageInfo.endCursor : null;
    // An unknown cursor silently gives the first stretch again: the same one twice would never end.
    if (!cursor || cursor === after) break;
    after = cursor;
  }
  return inWordPressOrder(nodes);
}
