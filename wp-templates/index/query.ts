import { graphql } from '@/gql';

/** Whatever has an address and no better template, by that address. */
export const INDEX_QUERY = graphql(`
  query GetNode($uri: String!, $ids: [ID]) {
    nodeByUri(uri: $uri) {
      __typename
      uri
      ... on DatabaseIdentifier {
        databaseId
      }
      ... on NodeWithTitle {
        title
      }
      ... on NodeWithContentEditor {
        content
      }
      ... on TermNode {
        name
        description
      }
      ... on User {
        name
      }
      ... on ContentType {
        label
      }
    }
    ...ArchivePosts
  }
`);
