import type { TransformResult, TransformTools } from '@/bridge/types';
import type { GetTermQuery } from '@/gql/graphql';
import { defineTemplate, seedId } from '../shared/define-template';
import type { ListingView } from '../shared/listing';
import { termListing } from '../shared/terms';
import { TAXONOMY_QUERY } from './query';

/** Treatment topics hold pages and facilities beside posts; post formats hold posts. */
export function transformTerm({ termNode }: GetTermQuery, tools: TransformTools): TransformResult<ListingView> | null {
  if (!termNode) return null;
  if (termNode.__typename === 'TreatmentTopic') return termListing('Topic', termNode, termNode.contentNodes?.nodes, tools);
  const posts = termNode.__typename === 'PostFormat' ? termNode.posts?.nodes : [];
  return termListing('', termNode, posts, tools);
}

export const taxonomyTemplate = defineTemplate({
  query: TAXONOMY_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformTerm,
});
