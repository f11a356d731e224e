import { graphql } from '@/gql';

/** The archive of a post type without a template. */
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
