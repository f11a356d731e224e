import { graphql } from '@/gql';

/** Nodes with this slug, and nodes that contain all these words: candidates for a wrong or truncated address. */
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
