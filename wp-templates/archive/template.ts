import { graphql } from '@/gql';
import { defineTemplate } from '../shared/define-template';
import { archiveIds, listing } from '../shared/listing';
import { ListingPage } from '../shared/ListingPage';
import { describeListing } from '../shared/structured-data/lists';
import { plainTitle } from '../shared/text';

/** The archive of a post type without a template. */
const ARCHIVE_QUERY = graphql(`
  query GetArchive($name: ID!, $ids: [ID]) {
    contentType(id: $name, idType: NAME) {
      name
      label
      description
    }
    ...ArchivePosts
  }
`);

/** Also renders archives without a template. The seed node of a type's archive has the type's name. */
export const archiveTemplate = defineTemplate({
  query: ARCHIVE_QUERY,
  variables: ({ __typename, name }, address) => ({
    name: __typename === 'ContentType' && typeof name === 'string' && name ? name : 'post',
    ids: archiveIds(address),
  }),
  transform: ({ contentType: type, archivePosts }, tools, address) => {
    if (!type && !address.archive) return null;
    const name = address.objectName ?? (type && type.name !== 'post' ? type.label : 'Articles');
    const facts = { title: plainTitle(name, tools), summary: address.objectName ? null : type?.description };
    return listing(facts, archivePosts, tools, address);
  },
  View: ListingPage,
  describe: describeListing,
});
