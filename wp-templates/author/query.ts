import { graphql } from '@/gql';

/** A WordPress user with posts. Gravatar is not asked: initials stand for the face. */
export const AUTHOR_QUERY = graphql(`
  query GetAuthor($id: ID!) {
    user(id: $id, idType: DATABASE_ID) {
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
