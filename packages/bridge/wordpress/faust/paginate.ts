import { UpstreamError } from '../../platform/upstream-error';
import { queryWordPress } from './query';

import type { Connection, PaginateRest } from '../types';

export interface PaginateOptions {
  maxRequests: number;
  /** Returns the first nodes of a longer list; otherwise it is an error. */
  truncate?: boolean;
  /** The cursor to start after; by default the list's beginning. */
  from?: string | null;
}

/**
 * Loads all nodes of a connection.
 * @throws UpstreamError when WordPress fails or repeats a page: half a list would mean deletions
 */
export async function paginate<Node>(
  load: (after: string | null) => Promise<Connection<Node> | null | undefined>,
  { maxRequests, truncate = false, from = null }: PaginateOptions,
): Promise<Node[]> {
  const nodes: Node[] = [];
  let after = from;
  for (let request = 0; request < maxRequests; request += 1) {
    const connection: Connection<Node> | null | undefined = await load(after);
    if (!connection) throw new UpstreamError('a list is missing in the response');
    nodes.push(...connection.nodes.filter((node) => node !== null));
    const { hasNextPage, endCursor } = connection.pageInfo;
    if (!hasNextPage) return nodes;
    // WPGraphQL returns the first page for an unknown cursor.
    if (!endCursor || endCursor === after) throw new UpstreamError('a list that never ends');
    after = endCursor;
  }
  if (truncate) return nodes;
  throw new UpstreamError('a list that never ends');
}

const MAX_REST_REQUESTS = 20;

export const paginateRest: PaginateRest = async (query, firstPage) => {
  if (!firstPage) return [];
  const nodes = firstPage.nodes.filter((node) => node !== null);
  const { hasNextPage, endCursor } = firstPage.pageInfo;
  if (!hasNextPage || !endCursor) return nodes;
  const rest = await paginate(async (after) => (await queryWordPress(query, { after })).list, {
    maxRequests: MAX_REST_REQUESTS,
    truncate: true,
    from: endCursor,
  });
  return [...nodes, ...rest];
};
