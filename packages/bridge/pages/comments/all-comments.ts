import { MORE_COMMENTS_QUERY } from './queries';

import { wordPressUrl } from '../../platform/env';
import { DATA_FRESH_MS } from '../../platform/lifetimes';
import { queryWordPress } from '../../wordpress/faust/query';
import { cachedValues } from '../../cache/shared-values/cached-values';
import { paginate } from '../../wordpress/faust/paginate';
import { processState } from '../../platform/process-state';

import type { CommentFieldsFragment } from '@footbridge/bridge/gql/graphql';

/** Of a hundred comments each. Older ones are left out. */
const MAX_REQUESTS = 20;
const MAX_CACHED_DISCUSSIONS = 100;

export const discussionsState = processState('discussions', () =>
  cachedValues<CommentFieldsFragment[]>({
    name: 'comments',
    freshMs: DATA_FRESH_MS,
    maxValues: MAX_CACHED_DISCUSSIONS,
    isAbandonable: true,
  }),
);

/** Returns all comments of a post, newest first. For public posts only: WordPress returns those of protected posts, too. */
export async function allComments(post: number): Promise<CommentFieldsFragment[]> {
  const load = () =>
    paginate(async (after) => (await queryWordPress(MORE_COMMENTS_QUERY, { id: String(post), after })).comments, {
      maxRequests: MAX_REQUESTS,
      truncate: true,
    });
  return (await discussionsState.value(`${wordPressUrl()} ${post}`, load)).value;
}
