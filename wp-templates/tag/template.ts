import { graphql } from '@/gql';
import { defineTemplate, seedId } from '../shared/define-template';
import { archiveIds, termListing } from '../shared/listing';
import { ListingPage } from '../shared/ListingPage';
import { describeListing } from '../shared/structured-data/lists';

const TAG_QUERY = graphql(`
  query GetTag($id: ID!, $ids: [ID]) {
    tag(id: $id, idType: DATABASE_ID) {
      databaseId
      name
      description
    }
    ...ArchivePosts
  }
`);

export const tagTemplate = defineTemplate({
  query: TAG_QUERY,
  variables: (seedNode, address) => ({ id: seedId(seedNode), ids: archiveIds(address) }),
  transform: ({ tag, archivePosts }, tools, address) =>
    tag && termListing('Articles tagged', tag, archivePosts, tools, address),
  View: ListingPage,
  describe: describeListing,
});
