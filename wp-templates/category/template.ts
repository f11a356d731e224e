import { graphql } from '@/gql';
import { defineTemplate, seedId } from '../shared/define-template';
import { archiveIds, termListing } from '../shared/listing';
import { ListingPage } from '../shared/ListingPage';
import { describeListing } from '../shared/structured-data/lists';

const CATEGORY_QUERY = graphql(`
  query GetCategory($id: ID!, $ids: [ID]) {
    category(id: $id, idType: DATABASE_ID) {
      databaseId
      name
      description
      ancestors(first: 10) {
        nodes {
          databaseId
          name
          uri
        }
      }
    }
    ...ArchivePosts
  }
`);

export const categoryTemplate = defineTemplate({
  query: CATEGORY_QUERY,
  variables: (seedNode, address) => ({ id: seedId(seedNode), ids: archiveIds(address) }),
  transform: ({ category, archivePosts }, tools, address) =>
    category && termListing('Articles on', category, archivePosts, tools, address),
  View: ListingPage,
  describe: describeListing,
});
