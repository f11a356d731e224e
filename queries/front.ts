import { graphql } from '@/gql';

/** Authors' addresses: what stands before `author/` stands before dates, too. */
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
