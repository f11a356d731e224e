import { SAFE_PAGES } from './limits';

interface Connection {
  pageInfo?: { hasNextPage: boolean; endCursor?: string | null } | null;
  nodes: readonly { databaseId: number }[];
}

/**
 * All ids of a connection, in its order, a hundred a request (WPGraphQL has no offset and gives no more at once).
 * In: asks for one stretch after a cursor; null where the list's owner is gone.
 */
export async function walkIds(ask: (after: string | null) => Promise<Connection | null | undefined>): Promise<number[]> {
  const ids: number[] = [];
  let after: string | null = null;
  for (let request = 0; request < SAFE_PAGES; request += 1) {
    const stretch: Connection | null | undefined = await ask(after);
    ids.push(...(stretch?.nodes ?? []).map(({ databaseId }) => databaseId));
    const cursor = stretch?.pageInfo?.hasNextPage ? stretch.pageInfo.endCursor : null;
    // An unknown cursor silently gives the first stretch again: the same one twice would never end.
    if (!cursor || cursor === after) break;
    after = cursor;
  }
  return [...new Set(ids)];
}
