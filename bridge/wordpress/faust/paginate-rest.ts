import { queryWordPress } from './query';
import { paginate } from './paginate';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Connection } from './paginate';

/**
 * All nodes of a list whose beginning came with a template's query.
 * In: a query that gives what follows a cursor, as `list`; the beginning, which may be missing.
 */
export type PaginateRest = <Node>(
  query: TypedDocumentNode<{ list?: Connection<Node> | null }, { after: string | null }>,
  begun: Connection<Node> | null | undefined,
) => Promise<Node[]>;

/** Requests of a hundred nodes: what is longer than two thousand is cut, rather than asked for without end. */
const MOST_REQUESTS = 20;

/**
 * A list from the beginning that came with a template's query to its end.
 * @throws UpstreamError when WordPress fails on the way.
 */
export const paginateRest: PaginateRest = async (query, begun) => {
  if (!begun) return [];
  const nodes = begun.nodes.filter((node) => node !== null);
  const { hasNextPage, endCursor } = begun.pageInfo;
  if (!hasNextPage || !endCursor) return nodes;
  const rest = await paginate(async (after) => (await queryWordPress(query, { after })).list, {
    most: MOST_REQUESTS,
    cut: true,
    from: endCursor,
  });
  return [...nodes, ...rest];
};
