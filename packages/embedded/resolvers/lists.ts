import type { CommentEntity, PostEntity, TermEntity } from '../store/types';
import { connection, type Connection, type PageArgs } from './connection';
import { contentFilter, databaseId, type ContentWhere, type Ids } from './content-filters';
import type { RequestContext } from './context';
import { byRelevance } from './search';

export type PostArgs = PageArgs & { where?: ContentWhere | null };
export type TermArgs = PageArgs & { where?: { hideEmpty?: boolean | null } | null };
export type CommentArgs = PageArgs & { where?: { contentId?: string | null; order?: 'ASC' | 'DESC' | null } | null };

export function listPosts(
  posts: readonly PostEntity[],
  { where, ...page }: PostArgs,
  context: RequestContext,
): Connection<object> {
  const filters = where ?? {};
  const found = posts.filter(contentFilter(filters, context));
  return connection(ordered(found, filters), page, (post) => context.make.listed(post));
}

function ordered(posts: PostEntity[], where: ContentWhere): PostEntity[] {
  const byDate = where.orderby?.find((one) => one?.field === 'DATE');
  if (!byDate) return unordered(posts, where);
  const sign = byDate.order === 'DESC' ? -1 : 1;
  return posts.toSorted((a, b) => sign * a.date.localeCompare(b.date));
}

/** Orders posts without an order argument: by the given ids (recorded), by relevance, or newest first. */
function unordered(posts: PostEntity[], where: ContentWhere): PostEntity[] {
  if (where.in?.length) return posts.toSorted((a, b) => place(a, where.in) - place(b, where.in));
  return where.search ? byRelevance(posts, where.search) : posts;
}

const place = (post: PostEntity, ids: Ids | undefined) => (ids ?? []).findIndex((id) => databaseId(id) === post.id);

export function termConnection(
  terms: readonly TermEntity[],
  { where, ...page }: TermArgs,
  { store, make }: RequestContext,
): Connection<object> {
  const found = terms.filter(
    ({ id }) => !where?.hideEmpty || store.termAndBelow(id).some((one) => store.postsWith(one).length > 0),
  );
  return connection(
    found.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    page,
    (term) => make.term(term),
  );
}

export function commentConnection(
  comments: readonly CommentEntity[],
  { where, ...page }: CommentArgs,
  context: RequestContext,
): Connection<object> {
  const { contentId, order } = where ?? {};
  const found = comments
    .filter(({ postId }) => !contentId || databaseId(contentId) === postId)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  return connection(order === 'ASC' ? found : found.toReversed(), page, (comment) => context.make.comment(comment));
}
