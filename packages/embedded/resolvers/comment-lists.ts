import type { CommentEntity } from '../store/types';
import { connection, type Connection, type PageArgs } from './connection';
import type { RequestContext } from './context';
import { databaseId } from './content-filters';

/** The where-arguments of comment lists that the site uses. */
export interface CommentWhere {
  contentId?: string | null;
  order?: 'ASC' | 'DESC' | null;
}

/** Returns a page of comments, newest first by default. */
export function commentConnection(
  comments: readonly CommentEntity[],
  { where, ...page }: PageArgs & { where?: CommentWhere | null },
  context: RequestContext,
): Connection<object> {
  const { contentId, order } = where ?? {};
  const found = comments
    .filter(({ postId }) => !contentId || databaseId(contentId) === postId)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  return connection(order === 'ASC' ? found : found.toReversed(), page, (comment) => context.make.comment(comment));
}
