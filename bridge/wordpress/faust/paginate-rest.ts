import { queryWordPress } from './query';
import { paginate } from './paginate';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Connection } from './paginate';

/**
 * Loads all nodes of a list whose first page came with a template's query.
 * @param query returns the nodes after a cursor, as `list`
 * @param firstPage may be missing
 */
export type PaginateRest = <Node>(
  query: TypedDocumentNode<{ list?: Connection<Node> | null }, { after: string | null }>,
  firstPage: Connection<Node> | null | undefined,
) => Promise<Node[]>;

/** Of a hundred nodes each. Longer lists are truncated. */
const MAX_REQUESTS = 20;

/** @throws UpstreamError when WordPress fails */
export const paginateRest: PaginateRest = async (query, firstPage) => {
  if (!firstPage) return [];
  const nodes = firstPage.nodes.filter((node) => node !== null);
  const { hasNextPage, endCursor } = firstPage.pageInfo;
  if (!hasNextPage || !endCursor) return nodes;
  const rest = await paginate(async (after) => (await queryWordPress(query, { after })).list, {
    maxRequests: MAX_REQUESTS,
    truncate: true,
    from: endCursor,
  });
  return [...nodes, ...rest];
};
