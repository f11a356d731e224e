import { graphql } from '@/gql';
import { defineTemplate, seedId } from '../shared/define-template';
import { archiveIds, termListing } from '../shared/listing';
import { ListingPage } from '../shared/ListingPage';
import { describeListing } from '../shared/structured-data/lists';

/** A term of any other taxonomy: treatment topics, post formats, what plugins register. */
const TAXONOMY_QUERY = graphql(`
  query GetTerm($id: ID!, $ids: [ID]) {
    termNode(id: $id, idType: DATABASE_ID) {
      __typename
      databaseId
      name
      description
      slug
      taxonomyName
      ... on FootbridgeTreatmentTopic {
        ancestors(first: 10) {
          nodes {
            databaseId
            name
            uri
          }
        }
      }
    }
    ...ArchivePosts
  }
`);

/** Headings of the post formats' archives, by slug; their documents have the formats' own names. */
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

/** A term's archive of any other taxonomy. */
export const taxonomyTemplate = defineTemplate({
  query: TAXONOMY_QUERY,
  variables: (seedNode, address) => ({ id: seedId(seedNode), ids: archiveIds(address) }),
  transform: ({ termNode, archivePosts }, tools, address) => {
    if (!termNode) return null;
    if (termNode.__typename === 'FootbridgeTreatmentTopic')
      return termListing('Topic', termNode, archivePosts, tools, address);
    if (termNode.__typename !== 'PostFormat')
      return termListing(kindOf(termNode.taxonomyName), termNode, archivePosts, tools, address);
    const heading = FORMATS[termNode.slug?.replace('post-format-', '') ?? ''];
    return termListing('', { ...termNode, heading }, archivePosts, tools, address);
  },
  View: ListingPage,
  describe: describeListing,
});
