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
  authorName?: string | null;
  categoryName?: string | null;
  dateQuery?: DateQuery | null;
  hasPassword?: boolean | null;
  in?: Ids;
  isSticky?: boolean | null;
  notIn?: Ids;
  orderby?: (OrderBy | null)[] | null;
  search?: string | null;
  stati?: Words;
  status?: string | null;
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
    byAuthor(where),
    byCategory(where, context),
    ...byContent(where, context),
  ].filter((filter) => filter !== null && filter !== undefined);
  return (post) => filters.every((filter) => filter(post));
}

const given = <Value>(value: Value | null | undefined): value is Value => value !== undefined && value !== null;

/** Returns a filter for a given argument, else null. */
const when = <Value>(value: Value | null | undefined, filter: (value: Value) => Filter): Filter | null =>
  given(value) && value !== '' && value !== 0 && value !== false ? filter(value) : null;

const among = (ids: Ids | undefined): Filter | null =>
  when(ids, (all) => {
    const wanted = new Set(all.map(databaseId));
    return ({ id }) => wanted.has(id);
  });
const notAmong = (ids: Ids | undefined): Filter | null =>
  when(ids, (all) => {
    const unwanted = new Set(all.map(databaseId));
    return ({ id }) => !unwanted.has(id);
  });
/** An empty list is no argument. */
const filled = (ids: Ids | undefined): Ids => (ids?.length ? ids : null);

function byStatus({ stati, status: one }: ContentWhere): Filter {
  const statuses = stati ?? (one ? [one] : []);
  if (statuses.length === 0) return ({ status, type }) => status === (type === 'attachment' ? 'inherit' : 'publish');
  const wanted = statuses.map((status) => status.toLowerCase());
  return ({ status }) => statuses.includes('ANY') || wanted.includes(status);
}

function byIdentity(where: ContentWhere): (Filter | null)[] {
  return [among(filled(where.in)), notAmong(where.notIn)];
}

const byAuthor = ({ authorName }: ContentWhere): Filter | null =>
  when(
    authorName,
    (name) =>
      ({ authorSlug }) =>
        authorSlug === name,
  );

/** As WP_Query has it, child categories are included. */
const byCategory = ({ categoryName }: ContentWhere, { store }: RequestContext): Filter | null =>
  when(categoryName, (name) => {
    const category = store.termIn('category', name.split('/').findLast(Boolean) ?? '');
    const ids = category ? store.termAndBelow(category.id) : [];
    return ({ termIds }) => ids.some((id) => termIds.includes(id));
  });

function byContent(where: ContentWhere, { viewer }: RequestContext): (Filter | null)[] {
  return [
    given(where.hasPassword) ? ({ password }) => where.hasPassword === (password !== undefined) : null,
    when(
      where.isSticky,
      () =>
        ({ sticky }) =>
          sticky,
    ),
    when(where.dateQuery, (query) => (post) => matchesDate(post, query)),
    when(where.search, (search) => {
      const words = searchWords(search);
      return (post) => matchesSearch(post, words) && (post.password === undefined || viewer !== null);
    }),
  ];
}
