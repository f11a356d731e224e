import type { CommentEntity, PostEntity, TermEntity } from '../store/types';
import { connection, type Connection, type PageArgs } from './connection';
import { type RequestContext, canSee } from './context';
import { byRelevance, matchesDate, matchesSearch, searchWords, type DateQuery } from './search';
import { parseGlobalId } from '../store/ids';

type Ids = (string | number)[] | null;

interface OrderBy {
  field: string;
  order?: 'ASC' | 'DESC' | null;
}

interface ContentWhere {
  contentTypes?: string[] | null;
  authorName?: string | null;
  categoryName?: string | null;
  dateQuery?: DateQuery | null;
  hasPassword?: boolean | null;
  in?: Ids;
  isSticky?: boolean | null;
  notIn?: Ids;
  orderby?: (OrderBy | null)[] | null;
  search?: string | null;
  stati?: string[] | null;
  status?: string | null;
}

export const databaseId = (id: string | number): number => Number(parseGlobalId(String(id))?.id ?? id);

function isOfStatus({ status, type }: PostEntity, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return status === (type === 'attachment' ? 'inherit' : 'publish');
  return wanted.includes('any') || wanted.includes(status);
}

/** Returns whether a post matches. An argument that is empty counts as none; its words and ids are read once for all posts. */
function contentFilter(where: ContentWhere, context: RequestContext): (post: PostEntity) => boolean {
  const { store, viewer } = context;
  const { contentTypes, authorName, categoryName, dateQuery, hasPassword, isSticky, search, status } = where;
  const lower = (word: string): string => word.toLowerCase();
  const types = contentTypes?.map(lower);
  const statuses = (where.stati ?? [status ?? []].flat()).map(lower);
  const among = where.in?.length ? new Set(where.in.map(databaseId)) : null;
  const without = new Set(where.notIn?.map(databaseId));
  const category = store.termIn('category', categoryName?.split('/').findLast(Boolean) ?? '');
  // As WP_Query has it, child categories are included.
  const categories = new Set(category && store.termAndBelow(category.id));
  const words = search ? searchWords(search) : [];
  return (post) =>
    isOfStatus(post, statuses) &&
    canSee(post, context) &&
    (!types || types.includes(post.type)) &&
    (!among || among.has(post.id)) &&
    !without.has(post.id) &&
    (!authorName || post.authorSlug === authorName) &&
    (!categoryName || post.termIds.some((id) => categories.has(id))) &&
    (typeof hasPassword !== 'boolean' || hasPassword === (post.password !== undefined)) &&
    (!isSticky || post.sticky) &&
    (!dateQuery || matchesDate(post, dateQuery)) &&
    matchesSearch(post, words) &&
    (!search || post.password === undefined || viewer !== null);
}

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
  return connection(ordered(found, filters), page, (post) => context.make('post', post));
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
    (term) => make('term', term),
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
  return connection(order === 'ASC' ? found : found.toReversed(), page, (comment) => context.make('comment', comment));
}
