import type { TermEntity } from '../store/types';
import { connection, type Connection, type PageArgs } from './connection';
import { databaseId } from './content-filters';
import type { RequestContext } from './context';

/** The where-arguments of term lists that a theme uses. */
export interface TermWhere {
  childOf?: number | null;
  childless?: boolean | null;
  exclude?: (string | number)[] | null;
  hideEmpty?: boolean | null;
  include?: (string | number)[] | null;
  name?: (string | null)[] | null;
  nameLike?: string | null;
  order?: 'ASC' | 'DESC' | null;
  orderby?: string | null;
  parent?: number | null;
  search?: string | null;
  slug?: (string | null)[] | null;
}

/** Returns a page of terms, by name by default. */
export function termConnection(
  terms: readonly TermEntity[],
  { where, ...page }: PageArgs & { where?: TermWhere | null },
  context: RequestContext,
): Connection<object> {
  const filters = where ?? {};
  const found = terms
    .filter((term) => matches(term, filters, context))
    .toSorted((a, b) => compare(a, b, filters, context));
  return connection(filters.order === 'DESC' ? found.toReversed() : found, page, (term) => context.make.term(term));
}

function matches(term: TermEntity, where: TermWhere, { store }: RequestContext): boolean {
  const within = (ids: (string | number)[]) => ids.some((id) => databaseId(id) === term.id);
  const like = (part: string) => term.name.toLowerCase().includes(part.toLowerCase());
  const inTree = (id: number) => store.termAndBelow(id).some((one) => store.postsWith(one).length > 0);
  return (
    (!where.slug?.length || where.slug.includes(term.slug)) &&
    (!where.name?.length || where.name.includes(term.name)) &&
    (!where.nameLike || like(where.nameLike)) &&
    (!where.search || like(where.search) || term.slug.includes(where.search.toLowerCase())) &&
    (!where.include?.length || within(where.include)) &&
    !within(where.exclude ?? []) &&
    (where.parent === undefined || where.parent === null || where.parent === term.parentId) &&
    (!where.childOf || (term.id !== where.childOf && store.termAndBelow(where.childOf).includes(term.id))) &&
    (!where.childless || store.termAndBelow(term.id).length === 1) &&
    (!where.hideEmpty || inTree(term.id))
  );
}

function compare(a: TermEntity, b: TermEntity, { orderby, include }: TermWhere, { store }: RequestContext): number {
  switch (orderby) {
    case 'COUNT':
      return store.postsWith(a.id).length - store.postsWith(b.id).length;
    case 'SLUG':
      return a.slug.localeCompare(b.slug, 'en');
    case 'TERM_ID':
    case 'TERM_ORDER':
      return a.id - b.id;
    case 'INCLUDE': {
      const order = (include ?? []).map(databaseId);
      return order.indexOf(a.id) - order.indexOf(b.id);
    }
    default:
      return a.name.localeCompare(b.name, 'en');
  }
}
