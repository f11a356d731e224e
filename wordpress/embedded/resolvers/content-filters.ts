import { parseGlobalId } from '../store/ids';
import type { PostEntity } from '../store/types';
import { canSee, type RequestContext } from './context';
import { matchesDate, type DateQuery } from './date-query';
import { matchesSearch, searchWords } from './search';

export type Ids = (string | number)[] | null;
type Words = string[] | null;

interface OrderBy {
  field: string;
  order?: 'ASC' | 'DESC' | null;
}

/** The where-arguments of post lists that a theme uses. */
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

/** Returns a database id, also from a global one. */
export const databaseId = (id: string | number): number => Number(parseGlobalId(String(id))?.id ?? id);

type Filter = (post: PostEntity) => boolean;

/** Returns whether a post matches. Computes only the given arguments, once for all posts: lists can have thousands. */
export function contentFilter(where: ContentWhere, context: RequestContext): Filter {
  const types = where.contentTypes?.map((type) => type.toLowerCase());
  const filters = [
    byStatus(where),
    (post: PostEntity) => canSee(post, context),
    types && (({ type }: PostEntity) => types.includes(type)),
    ...byIdentity(where),
    ...byAuthor(where, context),
    ...byTerms(where, context),
    ...byContent(where, context),
  ].filter((filter) => filter !== null && filter !== undefined);
  return (post) => filters.every((filter) => filter(post));
}

const given = <Value>(value: Value | null | undefined): value is Value => value !== undefined && value !== null;

/** Returns a filter for a given argument, else null. */
const when = <Value>(value: Value | null | undefined, filter: (value: Value) => Filter): Filter | null =>
  given(value) && value !== '' && value !== 0 && value !== false ? filter(value) : null;

const among = (ids: Ids | undefined, of: (post: PostEntity) => number): Filter | null =>
  when(ids, (all) => {
    const wanted = new Set(all.map(databaseId));
    return (post) => wanted.has(of(post));
  });
const notAmong = (ids: Ids | undefined, of: (post: PostEntity) => number): Filter | null =>
  when(ids, (all) => {
    const unwanted = new Set(all.map(databaseId));
    return (post) => !unwanted.has(of(post));
  });
/** An empty list is no argument. */
const filled = (ids: Ids | undefined): Ids => (ids?.length ? ids : null);

function byStatus({ stati, status: one }: ContentWhere): Filter {
  const statuses = stati ?? (one ? [one] : []);
  if (statuses.length === 0) return ({ status, type }) => status === (type === 'attachment' ? 'inherit' : 'publish');
  const wanted = statuses.map((status) => status.toLowerCase());
  return ({ status }) => statuses.includes('ANY') || wanted.includes(status);
}

const idOf = ({ id }: PostEntity): number => id;
const parentOf = ({ parentId }: PostEntity): number => parentId;

function byIdentity(where: ContentWhere): (Filter | null)[] {
  return [
    given(where.parent) ? among([where.parent], parentOf) : null,
    when(where.id, (id) => (post) => post.id === id),
    among(filled(where.in), idOf),
    notAmong(where.notIn, idOf),
    among(where.parentIn, parentOf),
    notAmong(where.parentNotIn, parentOf),
    when(
      where.name,
      (name) =>
        ({ slug }) =>
          slug === name,
    ),
    when(
      where.nameIn,
      (names) =>
        ({ slug }) =>
          names.includes(slug),
    ),
    when(where.title, (title) => (post) => post.title === title),
    when(
      where.template,
      (template) => (post) => template.replace(/_/g, ' ').toLowerCase() === (post.template ?? 'default').toLowerCase(),
    ),
  ];
}

function byAuthor(where: ContentWhere, { store }: RequestContext): (Filter | null)[] {
  const authorOf = ({ authorSlug }: PostEntity) => store.user(authorSlug)?.id ?? 0;
  return [
    when(where.author, (id) => (post) => authorOf(post) === id),
    when(
      where.authorName,
      (name) =>
        ({ authorSlug }) =>
          authorSlug === name,
    ),
    among(filled(where.authorIn), authorOf),
    notAmong(where.authorNotIn, authorOf),
  ];
}

const carries =
  (ids: readonly number[]): Filter =>
  ({ termIds }) =>
    ids.some((id) => termIds.includes(id));

function byTerms(where: ContentWhere, { store }: RequestContext): (Filter | null)[] {
  const tagId = (slug: string) => store.termIn('post_tag', slug)?.id ?? 0;
  // `categoryName` and `categoryId` include child categories, `categoryIn` does not: as WP_Query has it.
  const below = (id: number | undefined) => carries(id === undefined ? [] : store.termAndBelow(id));
  const without = (ids: Ids | undefined) =>
    when(filled(ids), (all) => {
      const unwanted = carries(all.map(databaseId));
      return (post) => !unwanted(post);
    });
  return [
    when(where.categoryName, (name) => below(store.termIn('category', name.split('/').findLast(Boolean) ?? '')?.id)),
    when(where.categoryId, below),
    when(filled(where.categoryIn), (ids) => carries(ids.map(databaseId))),
    without(where.categoryNotIn),
    when(where.tag, (slug) => carries([tagId(slug)])),
    when(where.tagId, (id) => carries([databaseId(id)])),
    when(filled(where.tagIn), (ids) => carries(ids.map(databaseId))),
    without(where.tagNotIn),
    when(filled(where.tagSlugIn), (slugs) => carries(slugs.map((slug) => tagId(String(slug))))),
    ...(where.tagSlugAnd ?? []).map((slug) => carries([tagId(slug)])),
  ];
}

function byContent(where: ContentWhere, { viewer }: RequestContext): (Filter | null)[] {
  return [
    given(where.hasPassword) ? ({ password }) => where.hasPassword === (password !== undefined) : null,
    when(
      where.isSticky,
      () =>
        ({ sticky }) =>
          sticky,
    ),
    when(where.mimeType, (type) => (post) => post.type === 'attachment' && type === 'IMAGE_JPEG'),
    when(where.dateQuery, (query) => (post) => matchesDate(post, query)),
    when(where.search, (search) => {
      const words = searchWords(search);
      return (post) => matchesSearch(post, words) && (post.password === undefined || viewer !== null);
    }),
  ];
}
