import { graphql } from '@/gql';

export const CATEGORY_QUERY = graphql(`
  query GetCategory($id: ID!) {
    category(id: $id, idType: DATABASE_ID) {
      name
      uri
      description
      ancestors(first: 10) {
        nodes {
          name
          uri
        }
      }
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
`);
