import { graphql } from '@/gql';

/** What is called so, and what has all these words in it: the candidates for an address that is wrong or was cut short. */
export const GUESS_QUERY = graphql(`
  query GuessAddress($slug: String!, $words: String!) {
    named: contentNodes(first: 10, where: { name: $slug }) {
      nodes {
        __typename
        slug
        uri
      }
    }
    found: contentNodes(first: 50, where: { search: $words }) {
      nodes {
        __typename
        slug
        uri
      }
    }
  }
`);
