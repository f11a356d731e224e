import { graphql } from '@/gql';

/**
 * A post, page or facility as it stands in a list. Never ask isSticky here:
 * one post with a password makes WPGraphQL drop the whole connection.
 */
export const POST_CARD_FIELDS = graphql(`
  fragment PostCardFields on ContentNode {
    __typename
    databaseId
    uri
    date
    isRestricted
    ... on NodeWithTitle {
      title
    }
    ... on NodeWithExcerpt {
      excerpt
    }
    ... on NodeWithFeaturedImage {
      featuredImage {
        node {
          ...MediaFields
        }
      }
    }
    ... on Post {
      categories(first: 1) {
        nodes {
          name
        }
      }
    }
  }
`);
