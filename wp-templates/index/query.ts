import { graphql } from '@/gql';

/** Any node without a template, by its URI. */
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
      ... on ContentNode {
        ...VisitFields
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
