import { LRUCache } from 'lru-cache';

import { MORE_COMMENTS } from '@/queries/comments';

import { queryWordPress } from '../faust/query';

import type { CommentFieldsFragment } from '@/gql/graphql';

/** Two thousand comments: what is beyond is older than anybody reads. */
const MOST_REQUESTS = 20;

async function walk(post: number): Promise<CommentFieldsFragment[]> {
  const nodes: CommentFieldsFragment[] = [];
  let after: string | null = null;
  for (let request = 0; request < MOST_REQUESTS; request += 1) {
    const { comments }: { comments: { nodes: CommentFieldsFragment[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null } =
      await queryWordPress(MORE_COMMENTS, { id: String(post), after });
    nodes.push(...(comments?.nodes ?? []));
    if (!comments?.pageInfo.hasNextPage) break;
    after = comments.pageInfo.endCursor;
  }
  return nodes;
}

/** One walk for all who ask within a minute. */
const walks = new LRUCache<number, Promise<CommentFieldsFragment[]>>({ max: 100, ttl: 60_000 });

/**
 * Every comment under a post, the newest first: WPGraphQL gives a hundred at once. For posts that everybody may read;
 * WordPress hands out those of protected posts, too.
 * @throws UpstreamError
 */
export function allComments(post: number): Promise<CommentFieldsFragment[]> {
  const walking = walks.get(post) ?? walk(post);
  walks.set(post, walking);
  // A failure is nobody's to share.
  walking.catch(() => walks.delete(post));
  return walking;
}
