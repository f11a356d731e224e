import type { TermEntity } from '../store/types';
import { connection, type Connection, type PageArgs } from './connection';
import type { RequestContext } from './context';

/** The where-arguments of term lists that the site uses. */
export interface TermWhere {
  hideEmpty?: boolean | null;
}

/** Returns a page of terms, by name. */
export function termConnection(
  terms: readonly TermEntity[],
  { where, ...page }: PageArgs & { where?: TermWhere | null },
  { store, make }: RequestContext,
): Connection<object> {
  const { hideEmpty } = where ?? {};
  const found = terms.filter(
    ({ id }) => !hideEmpty || store.termAndBelow(id).some((one) => store.postsWith(one).length > 0),
  );
  return connection(
    found.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    page,
    (term) => make.term(term),
  );
}
