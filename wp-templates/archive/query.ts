import { graphql } from '@/gql';

/** The archive of a post type that has no template of its own. */
export const ARCHIVE_QUERY = graphql(`
  query GetArchive($name: ID!) {
    contentType(id: $name, idType: NAME) {
      name
      label
      uri
      description
      contentNodes(first: 10) {
        pageInfo {
          hasNextPage
        }
        nodes {
          ...PostCardFields
        }
      }
    }
  }
`);
