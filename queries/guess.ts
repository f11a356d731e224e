import { graphql } from '@/gql';

/** What has all these words in it: the candidates for an address that was cut short. */
export const GUESS_QUERY = graphql(`
  query GuessAddress($words: String!) {
    contentNodes(first: 50, where: { search: $words }) {
      nodes {
        __typename
        slug
        uri
      }
    }
  }
`);
