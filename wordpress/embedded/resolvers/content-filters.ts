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

type Filter = (post: PostEntity) => boolean;

/** Does a post pass? Only what was asked for is looked at, and worked out once for all posts: lists may be of thousands. */
export function contentFilter(where: ContentWhere, context: RequestContext): Filter {
  const { viewer } = context;
  const types = where.contentTypes?.map((type) => type.toLowerCase());
  const filters = [
    byStatus(where),
    (post: PostEntity) => canSee(post, viewer),
    types && (({ type }: PostEntity) => types.includes(type)),
    ...byIdentity(where),
    ...byAuthor(where, context),
    ...byTerms(where, context),
    ...byContent(where, context),
  ].filter((filter) => filter !== null && filter !== undefined);
  return (post) => filters.every((filter) => filter(post));
}

const given = <Value>(value: Value | null | undefined): value is Value => value !== undefined && value !== null;

/** A filter where something was asked for, else null. */
const when = <Asked>(asked: Asked | null | undefined, filter: (asked: Asked) => Filter): Filter | null =>
  given(asked) && asked !== '' && asked !== 0 && asked !== false ? filter(asked) : null;

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
/** An empty list asks for nothing. */
const filled = (ids: Ids | undefined): Ids => (ids?.length ? ids : null);

function byStatus({ stati, status: one }: ContentWhere): Filter {
  const asked = stati ?? (one ? [one] : []);
  if (asked.length === 0) return ({ status, type }) => status === (type === 'attachment' ? 'inherit' : 'publish');
  const wanted = asked.map((status) => status.toLowerCase());
  return ({ status }) => asked.includes('ANY') || wanted.includes(status);
}

const idOf = ({ id }: PostEntity): number => id;
const parentOf = ({ parentId }: PostEntity): number => parentId;

function byIdentity(asked: ContentWhere): (Filter | null)[] {
  return [
    given(asked.parent) ? among([asked.parent], parentOf) : null,
    when(asked.id, (id) => (post) => post.id === id),
    among(filled(asked.in), idOf),
    notAmong(asked.notIn, idOf),
    among(asked.parentIn, parentOf),
    notAmong(asked.parentNotIn, parentOf),
    when(
      asked.name,
      (name) =>
        ({ slug }) =>
          slug === name,
    ),
    when(
      asked.nameIn,
      (names) =>
        ({ slug }) =>
          names.includes(slug),
    ),
    when(asked.title, (title) => (post) => post.title === title),
    when(
      asked.template,
      (template) => (post) => template.replace(/_/g, ' ').toLowerCase() === (post.template ?? 'default').toLowerCase(),
    ),
  ];
}

function byAuthor(asked: ContentWhere, { store }: RequestContext): (Filter | null)[] {
  const authorOf = ({ authorSlug }: PostEntity) => store.user(authorSlug)?.id ?? 0;
  return [
    when(asked.author, (id) => (post) => authorOf(post) === id),
    when(
      asked.authorName,
      (name) =>
        ({ authorSlug }) =>
          authorSlug === name,
    ),
    among(filled(asked.authorIn), authorOf),
    notAmong(asked.authorNotIn, authorOf),
  ];
}

const carries =
  (ids: readonly number[]): Filter =>
  ({ termIds }) =>
    ids.some((id) => termIds.includes(id));

function byTerms(asked: ContentWhere, { store }: RequestContext): (Filter | null)[] {
  const tagId = (slug: string) => store.termIn('post_tag', slug)?.id ?? 0;
  // `categoryName` and `categoryId` include child categories, `categoryIn` does not: as WP_Query has it.
  const below = (id: number | undefined) => carries(id === undefined ? [] : store.termAndBelow(id));
  const without = (ids: Ids | undefined) =>
    when(filled(ids), (all) => {
      const unwanted = carries(all.map(databaseId));
      return (post) => !unwanted(post);
    });
  return [
    when(asked.categoryName, (name) => below(store.termIn('category', name.split('/').findLast(Boolean) ?? '')?.id)),
    when(asked.categoryId, below),
    when(filled(asked.categoryIn), (ids) => carries(ids.map(databaseId))),
    without(asked.categoryNotIn),
    when(asked.tag, (slug) => carries([tagId(slug)])),
    when(asked.tagId, (id) => carries([databaseId(id)])),
    when(filled(asked.tagIn), (ids) => carries(ids.map(databaseId))),
    without(asked.tagNotIn),
    when(filled(asked.tagSlugIn), (slugs) => carries(slugs.map((slug) => tagId(String(slug))))),
    ...(asked.tagSlugAnd ?? []).map((slug) => carries([tagId(slug)])),
  ];
}

function byContent(asked: ContentWhere, { viewer }: RequestContext): (Filter | null)[] {
  return [
    given(asked.hasPassword) ? ({ password }) => asked.hasPassword === (password !== undefined) : null,
    when(
      asked.isSticky,
      () =>
        ({ sticky }) =>
          sticky,
    ),
    when(asked.mimeType, (type) => (post) => post.type === 'attachment' && type === 'IMAGE_JPEG'),
    when(asked.dateQuery, (query) => (post) => matchesDate(post, query)),
    when(asked.search, (search) => {
      const words = searchWords(search);
      return (post) => matchesSearch(post, words) && (post.password === undefined || viewer !== null);
    }),
  ];
}
