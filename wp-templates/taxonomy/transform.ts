import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { GetTermQuery } from '@/gql/graphql';
import type { ListingView } from '../shared/listing';
import { termListing } from '../shared/terms';

/** Titles of the post formats' archives, by slug. */
const FORMATS: Record<string, string> = {
  aside: 'Asides',
  audio: 'Audio',
  chat: 'Chats',
  gallery: 'Galleries',
  image: 'Images',
  link: 'Links',
  quote: 'Quotes',
  status: 'Status updates',
  video: 'Videos',
};

/** Returns a taxonomy's label: `case_type` is "Case type". */
function kindOf(taxonomy: string | null): string {
  const words = (taxonomy ?? '').replace(/[_-]+/g, ' ');
  return words && `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** Transforms a term's archive of any other taxonomy. */
export function transformTerm(
  { termNode, archivePosts }: GetTermQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<ListingView> | null {
  if (!termNode) return null;
  if (termNode.__typename === 'TreatmentTopic') return termListing('Topic', termNode, archivePosts, tools, address);
  if (termNode.__typename !== 'PostFormat')
    return termListing(kindOf(termNode.taxonomyName), termNode, archivePosts, tools, address);
  const name = FORMATS[termNode.slug?.replace('post-format-', '') ?? ''] ?? termNode.name;
  return termListing('', { ...termNode, name }, archivePosts, tools, address);
}
