import { graphql } from '@/gql';

/** A post, page or facility in a list. Don't query isSticky: one protected post makes WPGraphQL drop the whole connection. */
export const POST_CARD_FIELDS = graphql(`
  fragment PostCardFields on ContentNode {
    __typename
    databaseId
    uri
    date
    ...ListedFields
    ... on NodeWithTitle {
      title
    }
    ... on NodeWithExcerpt {
      excerpt
    }
    ... on NodeWithFeaturedImage {
      featuredImage {
        node {
          databaseId
          sourceUrl
          mediaDetails {
            width
            height
          }
        }
      }
    }
    ... on Post {
      categories(first: 1) {
        nodes {
          databaseId
          name
        }
      }
    }
  }
`);
