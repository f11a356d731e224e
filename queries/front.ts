import { graphql } from '@/gql';

/** Authors' addresses: their prefix before `author/` is that of date archives, too. */
export const FRONT_QUERY = graphql(`
  query GetPermalinkFront {
    posts(first: 5) {
      nodes {
        author {
          node {
            slug
            uri
          }
        }
      }
    }
  }
`);
