import { graphql } from '@/gql';

/** A term of any other taxonomy: treatment topics, post formats. */
export const TAXONOMY_QUERY = graphql(`
  query GetTerm($id: ID!) {
    termNode(id: $id, idType: DATABASE_ID) {
      __typename
      name
      uri
      description
      ... on TreatmentTopic {
        ancestors(first: 10) {
          nodes {
            name
            uri
          }
        }
        contentNodes(first: 10) {
          pageInfo {
            hasNextPage
          }
          nodes {
            ...PostCardFields
          }
        }
      }
      ... on PostFormat {
        posts(first: 10) {
          pageInfo {
            hasNextPage
          }
          nodes {
            ...PostCardFields
          }
        }
      }
    }
  }
`);
