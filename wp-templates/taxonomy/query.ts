import { graphql } from '@/gql';

/** A term of any other taxonomy: treatment topics, post formats, what plugins register. */
export const TAXONOMY_QUERY = graphql(`
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
