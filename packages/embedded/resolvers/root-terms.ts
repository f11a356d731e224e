import { TAXONOMIES } from '../fields/declared';
import { formatEnumValue } from '../schema/names';
import type { PageArgs } from './connection';
import type { RequestContext } from './context';
import { findTerm, type NodeArgs } from './single-nodes';
import { termConnection, type TermWhere } from './term-lists';

type TermArgs = PageArgs & { where?: TermWhere | null };

/** GraphQL's words for the taxonomies. */
const ENUM: ReadonlyMap<string, string> = new Map(
  Object.entries(TAXONOMIES).map(([name, { graphql }]) => [formatEnumValue(graphql.single), name]),
);

/** Root fields for terms: one, and lists by taxonomy. */
export function termFields(context: RequestContext): object {
  const { store, make } = context;
  const one = (taxonomy: string | null) => (args: NodeArgs) => {
    const term = findTerm(args, taxonomy, context);
    return term && make.term(term);
  };
  const fields = Object.entries(TAXONOMIES).flatMap(([taxonomy, { graphql }]) => [
    [graphql.single, one(taxonomy)],
    [graphql.plural, (args: TermArgs) => termConnection(store.termsOf(taxonomy), args, context)],
  ]);
  return {
    ...Object.fromEntries(fields),
    termNode: (args: NodeArgs & { taxonomy?: string | null }) => one(ENUM.get(args.taxonomy ?? '') ?? null)(args),
    terms: (args: TermArgs) => termConnection(store.data.terms, args, context),
  };
}
