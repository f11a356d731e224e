import { COMMENT_TARGET } from '@/queries/comments';

import { queryWordPress } from '../../wordpress/faust/query';

import type { GetCommentTargetQuery } from '@/gql/graphql';

type Answered = NonNullable<GetCommentTargetQuery['comment']>;

/** What a comment is written on. */
export interface CommentTarget {
  id: number;
  title: string | null;
  uri: string;
  isOpen: boolean;
  count: number;
  /** The comment that is answered; null where it is the post itself. */
  answered: Answered | null;
}

/**
 * The post with this id, if comments can stand under it and everybody may read it; under protected posts WordPress
 * would take comments from people who never saw them. An answer to a comment of another post is an answer to none.
 * @throws UpstreamError
 */
export async function loadTarget(id: number, parent: number | null): Promise<CommentTarget | null> {
  const { contentNode: node, comment } = await queryWordPress(COMMENT_TARGET, {
    id: String(id),
    parent: String(parent ?? 0),
    isReply: parent !== null,
  });
  if (!node?.uri || node.isRestricted || !('commentStatus' in node)) return null;
  const isHere = comment?.commentedOn?.node.databaseId === id;
  return {
    id,
    title: 'title' in node ? node.title : null,
    uri: node.uri,
    isOpen: node.commentStatus === 'open',
    count: node.commentCount ?? 0,
    answered: isHere ? comment : null,
  };
}
