import type { PostEntity } from '../store/types';
import { connection, type Connection, type PageArgs } from './connection';
import { contentFilter, databaseId, type ContentWhere, type Ids } from './content-filters';
import type { RequestContext } from './context';
import { byRelevance } from './search';

/** Returns a page of posts, filtered and ordered (newest first by default). */
export function listPosts(
  posts: readonly PostEntity[],
  { where, ...page }: PageArgs & { where?: ContentWhere | null },
  context: RequestContext,
): Connection<object> {
  const filters = where ?? {};
  const found = posts.filter(contentFilter(filters, context));
  return connection(order(found, filters), page, (post) => context.make.listed(post));
}

function order(posts: PostEntity[], where: ContentWhere): PostEntity[] {
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
