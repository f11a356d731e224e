import { MORE_COMMENTS } from '@/queries/comments';

import { wordPressUrl } from '../../platform/env';
import { queryWordPress } from '../../wordpress/faust/query';
import { cachedValues } from '../../cache/shared-values/cached-values';
import { paginate } from '../../wordpress/faust/paginate';
import { processState } from '../../platform/process-state';

import type { CommentFieldsFragment } from '@/gql/graphql';
import type { CachedValues } from '../../cache/shared-values/cached-values';

/** Two thousand comments: what is beyond is older than anybody reads. */
const MOST_REQUESTS = 20;
const FRESH_FOR = 60_000;
const KEPT_DISCUSSIONS = 100;

export const discussionsState = processState<CachedValues<CommentFieldsFragment[]>>('discussions');

/**
 * Every comment under a post, the newest first: WPGraphQL gives a hundred at once. One walk serves all who ask within a
 * minute. For posts that everybody may read; WordPress hands out those of protected posts, too.
 * @throws UpstreamError
 */
export async function allComments(post: number): Promise<CommentFieldsFragment[]> {
  discussionsState.value ??= cachedValues({ name: 'comments', freshMs: FRESH_FOR, maxValues: KEPT_DISCUSSIONS });
  const load = () =>
    paginate(async (after) => (await queryWordPress(MORE_COMMENTS, { id: String(post), after })).comments, {
      maxRequests: MOST_REQUESTS,
      truncate: true,
    });
  return (await discussionsState.value.of(`${wordPressUrl()} ${post}`, load)).value;
}
