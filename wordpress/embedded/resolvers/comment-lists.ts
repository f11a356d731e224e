import type { CommentEntity } from '../store/types';
import { connection, type Connection, type PageArgs } from './connection';
import type { RequestContext } from './context';
import { databaseId } from './content-filters';

/** The where-arguments of comment lists that a theme uses. */
export interface CommentWhere {
  contentId?: string | null;
  order?: 'ASC' | 'DESC' | null;
  parent?: number | null;
  search?: string | null;
}

/** Returns a page of comments, newest first by default. */
export function commentConnection(
  comments: readonly CommentEntity[],
  { where, ...page }: PageArgs & { where?: CommentWhere | null },
  context: RequestContext,
): Connection<object> {
  const { contentId, order, parent, search } = where ?? {};
  const found = comments
    .filter(
      (comment) =>
        (!contentId || databaseId(contentId) === comment.postId) &&
        (parent === undefined || parent === null || parent === comment.parentId) &&
        (!search || comment.content.toLowerCase().includes(search.toLowerCase())),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  return connection(order === 'ASC' ? found : found.toReversed(), page, (comment) => context.make.comment(comment));
}
