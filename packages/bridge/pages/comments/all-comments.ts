import { MORE_COMMENTS_QUERY } from './queries';

import { wordPressUrl } from '../../platform/env';
import { DATA_FRESH_MS } from '../../platform/lifetimes';
import { queryWordPress } from '../../wordpress/faust/query';
import { cachedValues } from '../../cache/shared-values/cached-values';
import { paginate } from '../../wordpress/faust/paginate';
import { processState } from '../../platform/process-state';

import type { CommentFieldsFragment } from '@footbridge/bridge/gql/graphql';
import type { CachedValues } from '../../cache/shared-values/cached-values';

/** Of a hundred comments each. Older ones are left out. */
const MAX_REQUESTS = 20;
const MAX_CACHED_DISCUSSIONS = 100;

export const discussionsState = processState<CachedValues<CommentFieldsFragment[]>>('discussions');

/**
 * Returns all comments of a post, newest first, cached for a minute. Call it for public posts only: WordPress returns those of
 * protected posts, too.
 * @throws UpstreamError
 */
export async function allComments(post: number): Promise<CommentFieldsFragment[]> {
  discussionsState.value ??= cachedValues({
    name: 'comments',
    freshMs: DATA_FRESH_MS,
    maxValues: MAX_CACHED_DISCUSSIONS,
    isAbandonable: true,
  });
  const load = () =>
    paginate(async (after) => (await queryWordPress(MORE_COMMENTS_QUERY, { id: String(post), after })).comments, {
      maxRequests: MAX_REQUESTS,
      truncate: true,
    });
  return (await discussionsState.value.of(`${wordPressUrl()} ${post}`, load)).value;
}
