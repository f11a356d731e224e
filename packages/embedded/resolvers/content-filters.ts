import { parseGlobalId } from '../store/ids';
import type { PostEntity } from '../store/types';
import { canSee, type RequestContext } from './context';
import { matchesDate, matchesSearch, searchWords, type DateQuery } from './search';

export type Ids = (string | number)[] | null;

interface OrderBy {
  field: string;
  order?: 'ASC' | 'DESC' | null;
}

export interface ContentWhere {
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
export function contentFilter(where: ContentWhere, context: RequestContext): (post: PostEntity) => boolean {
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
