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
  authorName?: string | null;
  categoryId?: number | null;
  categoryName?: string | null;
  dateQuery?: DateQuery | null;
  hasPassword?: boolean | null;
  in?: Ids;
  isSticky?: boolean | null;
  name?: string | null;
  notIn?: Ids;
  orderby?: (OrderBy | null)[] | null;
  search?: string | null;
  stati?: Words;
  status?: string | null;
  tagId?: string | null;
  tagSlugIn?: Words;
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
  return [
    among(filled(where.in)),
    notAmong(where.notIn),
    when(
      where.name,
      (name) =>
        ({ slug }) =>
          slug === name,
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
  ];
}

const carries =
  (ids: readonly number[]): Filter =>
  ({ termIds }) =>
    ids.some((id) => termIds.includes(id));

function byTerms(where: ContentWhere, { store }: RequestContext): (Filter | null)[] {
  const tagId = (slug: string) => store.termIn('post_tag', slug)?.id ?? 0;
  // As WP_Query has it, child categories are included.
  const below = (id: number | undefined) => carries(id === undefined ? [] : store.termAndBelow(id));
  return [
    when(where.categoryName, (name) => below(store.termIn('category', name.split('/').findLast(Boolean) ?? '')?.id)),
    when(where.categoryId, below),
    when(where.tagId, (id) => carries([databaseId(id)])),
    when(filled(where.tagSlugIn), (slugs) => carries(slugs.map((slug) => tagId(String(slug))))),
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
    when(where.dateQuery, (query) => (post) => matchesDate(post, query)),
    when(where.search, (search) => {
      const words = searchWords(search);
      return (post) => matchesSearch(post, words) && (post.password === undefined || viewer !== null);
    }),
  ];
}
