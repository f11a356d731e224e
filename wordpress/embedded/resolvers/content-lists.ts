import { parseGlobalId } from '../store/ids';
import type { PostEntity } from '../store/types';
import { connection, type Connection, type PageArgs } from './connection';
import { canSee, type RequestContext } from './context';
import { matchesDate, type DateQuery } from './date-query';
import { byRelevance, matchesSearch, searchWords } from './search';

type Ids = (string | number)[] | null;
type Words = string[] | null;

interface OrderBy {
  field: string;
  order?: 'ASC' | 'DESC' | null;
}

/** The where-arguments of lists of posts, as far as a theme asks them. */
export interface ContentWhere {
  contentTypes?: Words;
  author?: number | null;
  authorIn?: Ids;
  authorName?: string | null;
  authorNotIn?: Ids;
  categoryId?: number | null;
  categoryIn?: Ids;
  categoryName?: string | null;
  categoryNotIn?: Ids;
  dateQuery?: DateQuery | null;
  hasPassword?: boolean | null;
  id?: number | null;
  in?: Ids;
  isSticky?: boolean | null;
  mimeType?: string | null;
  name?: string | null;
  nameIn?: Words;
  notIn?: Ids;
  orderby?: (OrderBy | null)[] | null;
  parent?: string | number | null;
  parentIn?: Ids;
  parentNotIn?: Ids;
  search?: string | null;
  stati?: Words;
  status?: string | null;
  tag?: string | null;
  tagId?: string | null;
  tagIn?: Ids;
  tagNotIn?: Ids;
  tagSlugAnd?: Words;
  tagSlugIn?: Words;
  template?: string | null;
  title?: string | null;
}

/** A database id, also when it comes as a global one. */
export const databaseId = (id: string | number): number => Number(parseGlobalId(String(id))?.id ?? id);

const has = (ids: Ids | undefined, id: number) => (ids ?? []).some((one) => databaseId(one) === id);

/** A page of posts: filtered, ordered (newest first unless asked), cut. */
export function listPosts(
  posts: readonly PostEntity[],
  { where, ...page }: PageArgs & { where?: ContentWhere | null },
  context: RequestContext,
): Connection<object> {
  const asked = where ?? {};
  const found = posts.filter((post) => matches(post, asked, context));
  return connection(order(found, asked), page, (post) => context.make.listed(post));
}

function matches(post: PostEntity, where: ContentWhere, context: RequestContext): boolean {
  return (
    hasStatus(post, where) &&
    canSee(post, context.viewer) &&
    (!where.contentTypes || where.contentTypes.some((type) => type.toLowerCase() === post.type)) &&
    hasIdentity(post, where) &&
    hasAuthor(post, where, context) &&
    hasTerms(post, where, context) &&
    (where.dateQuery ? matchesDate(post, where.dateQuery) : true) &&
    (where.search ? matchesSearch(post, searchWords(where.search)) && (post.password === undefined || context.viewer !== null) : true)
  );
}

function hasStatus({ status, type }: PostEntity, { stati, status: one }: ContentWhere): boolean {
  const asked = stati ?? (one ? [one] : []);
  if (asked.length === 0) return status === (type === 'attachment' ? 'inherit' : 'publish');
  return asked.some((wanted) => wanted.toLowerCase() === status || wanted === 'ANY');
}

function hasIdentity(post: PostEntity, where: ContentWhere): boolean {
  const parentOk = where.parent === undefined || where.parent === null || databaseId(where.parent) === post.parentId;
  return (
    parentOk &&
    (!where.id || where.id === post.id) &&
    (!where.in?.length || has(where.in, post.id)) &&
    !has(where.notIn, post.id) &&
    (!where.parentIn || has(where.parentIn, post.parentId)) &&
    !has(where.parentNotIn, post.parentId) &&
    (!where.name || where.name === post.slug) &&
    (!where.nameIn || where.nameIn.includes(post.slug)) &&
    (!where.title || where.title === post.title) &&
    (where.hasPassword === undefined || where.hasPassword === null || where.hasPassword === (post.password !== undefined)) &&
    (!where.isSticky || post.sticky) &&
    (!where.template || where.template.replace(/_/g, ' ').toLowerCase() === (post.template ?? 'default').toLowerCase()) &&
    (!where.mimeType || (post.type === 'attachment' && where.mimeType === 'IMAGE_JPEG'))
  );
}

function hasAuthor(post: PostEntity, where: ContentWhere, { store }: RequestContext): boolean {
  const id = store.user(post.authorSlug)?.id ?? 0;
  return (
    (!where.author || where.author === id) &&
    (!where.authorName || where.authorName === post.authorSlug) &&
    (!where.authorIn?.length || has(where.authorIn, id)) &&
    !has(where.authorNotIn, id)
  );
}

function hasTerms(post: PostEntity, where: ContentWhere, { store }: RequestContext): boolean {
  const carries = (ids: number[]) => ids.some((id) => post.termIds.includes(id));
  const tagId = (slug: string) => store.termIn('post_tag', slug)?.id ?? 0;
  // `categoryName` and `categoryId` include child categories, `categoryIn` does not: as WP_Query has it.
  const below = (id: number | undefined) => (id === undefined ? [] : store.termAndBelow(id));
  return (
    (!where.categoryName || carries(below(store.termIn('category', where.categoryName.split('/').filter(Boolean).at(-1) ?? '')?.id))) &&
    (!where.categoryId || carries(below(where.categoryId))) &&
    (!where.categoryIn?.length || carries(where.categoryIn.map(databaseId))) &&
    !carries((where.categoryNotIn ?? []).map(databaseId)) &&
    (!where.tag || carries([tagId(where.tag)])) &&
    (!where.tagId || carries([databaseId(where.tagId)])) &&
    (!where.tagIn?.length || carries(where.tagIn.map(databaseId))) &&
    !carries((where.tagNotIn ?? []).map(databaseId)) &&
    (!where.tagSlugIn?.length || carries(where.tagSlugIn.map(tagId))) &&
    (where.tagSlugAnd ?? []).every((slug) => post.termIds.includes(tagId(slug)))
  );
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
      const difference = field === 'IN' ? place(a, where.in) - place(b, where.in) : compare(SORTS[field]?.(a), SORTS[field]?.(b));
      if (difference !== 0) return direction === 'DESC' && field !== 'IN' ? -difference : difference;
    }
    return 0;
  });
}

/** Nobody asked for an order: that of the ids asked for (recorded), of relevance, or newest first. */
function unordered(posts: PostEntity[], where: ContentWhere): PostEntity[] {
  if (where.in?.length) return posts.toSorted((a, b) => place(a, where.in) - place(b, where.in));
  return where.search ? byRelevance(posts, where.search) : posts;
}

const place = (post: PostEntity, ids: Ids | undefined) => (ids ?? []).findIndex((id) => databaseId(id) === post.id);

function compare(a: string | number | undefined, b: string | number | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en');
}
