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

const SORTS: Record<string, (post: PostEntity) => string | number> = {
  AUTHOR: (post) => post.authorSlug,
  DATE: (post) => post.date,
  MENU_ORDER: (post) => post.menuOrder,
  MODIFIED: (post) => post.modified,
  PARENT: (post) => post.parentId,
  SLUG: (post) => post.slug,
  TITLE: (post) => post.title.toLowerCase(),
};

function order(posts: PostEntity[], where: ContentWhere): PostEntity[] {
  const wanted = (where.orderby ?? []).filter((one) => one !== null);
  if (wanted.length === 0) return unordered(posts, where);
  return posts.toSorted((a, b) => {
    for (const { field, order: direction } of wanted) {
      const difference =
        field === 'IN' ? place(a, where.in) - place(b, where.in) : compare(SORTS[field]?.(a), SORTS[field]?.(b));
      if (difference !== 0) return direction === 'DESC' && field !== 'IN' ? -difference : difference;
    }
    return 0;
  });
}

/** Orders posts without an order argument: by the given ids (recorded), by relevance, or newest first. */
function unordered(posts: PostEntity[], where: ContentWhere): PostEntity[] {
  if (where.in?.length) return posts.toSorted((a, b) => place(a, where.in) - place(b, where.in));
  return where.search ? byRelevance(posts, where.search) : posts;
}

const place = (post: PostEntity, ids: Ids | undefined) => (ids ?? []).findIndex((id) => databaseId(id) === post.id);

function compare(a: string | number | undefined, b: string | number | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en');
}
