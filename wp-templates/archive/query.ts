import { graphql } from '@/gql';

/** The archive of a post type that has no template of its own. */
export const ARCHIVE_QUERY = graphql(`
  query GetArchive($name: ID!, $ids: [ID]) {
    contentType(id: $name, idType: NAME) {
      name
      label
      description
    }
    ...ArchivePosts
  }
`);
