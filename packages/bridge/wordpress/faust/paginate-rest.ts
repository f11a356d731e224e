import { queryWordPress } from './query';
import { paginate } from './paginate';

import type { PaginateRest } from '../types';

/** Of a hundred nodes each. Longer lists are truncated. */
const MAX_REQUESTS = 20;

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
