import { COMMENT_TARGET_QUERY } from './queries';

import { queryWordPress } from '../../wordpress/faust/query';

import type { GetCommentTargetQuery } from '@footbridge/bridge/gql/graphql';

type Answered = NonNullable<GetCommentTargetQuery['comment']>;

export interface CommentTarget {
  id: number;
  title: string | null;
  uri: string;
  isOpen: boolean;
  count: number;
  /** The comment that is replied to; null for a comment on the post itself. */
  answered: Answered | null;
}

/**
 * Returns the post of a comment; null when it takes none or is not public: WordPress would accept comments on protected
 * posts.
 */
export async function loadTarget(id: number, parent: number | null): Promise<CommentTarget | null> {
  const { contentNode: node, comment } = await queryWordPress(COMMENT_TARGET_QUERY, {
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
