import type { TaxonomyName } from '../store/types';
import type { PageArgs } from './connection';
import type { RequestContext } from './context';
import { findTerm, type NodeArgs } from './single-nodes';
import { termConnection, type TermWhere } from './term-lists';

type TermArgs = PageArgs & { where?: TermWhere | null };

const TAXONOMY_FIELDS: [TaxonomyName, string, string][] = [
  ['category', 'category', 'categories'],
  ['post_tag', 'tag', 'tags'],
  ['treatment_topic', 'footbridgeTreatmentTopic', 'footbridgeTreatmentTopics'],
  ['post_format', 'postFormat', 'postFormats'],
];

/** GraphQL's words for the taxonomies. */
const ENUM: Readonly<Record<string, TaxonomyName>> = {
  CATEGORY: 'category',
  TAG: 'post_tag',
  FOOTBRIDGETREATMENTTOPIC: 'treatment_topic',
  POSTFORMAT: 'post_format',
};

/** Root fields for terms: one, and lists by taxonomy. */
export function termFields(context: RequestContext): object {
  const { store, make } = context;
  const one = (taxonomy: TaxonomyName | null) => (args: NodeArgs) => {
    const term = findTerm(args, taxonomy, context);
    return term && make.term(term);
  };
  const fields = TAXONOMY_FIELDS.flatMap(([taxonomy, single, plural]) => [
    [single, one(taxonomy)],
    [
      plural,
      (args: TermArgs) => {
        return termConnection(store.termsOf(taxonomy), args, context);
      },
    ],
  ]);
  return {
    ...Object.fromEntries(fields),
    termNode: (args: NodeArgs & { taxonomy?: string | null }) => one(ENUM[args.taxonomy ?? ''] ?? null)(args),
    terms: (args: TermArgs) => termConnection(store.data.terms, args, context),
  };
}
