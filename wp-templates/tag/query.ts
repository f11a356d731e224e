import { graphql } from '@/gql';

export const TAG_QUERY = graphql(`
  query GetTag($id: ID!) {
    tag(id: $id, idType: DATABASE_ID) {
      name
      uri
      description
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
