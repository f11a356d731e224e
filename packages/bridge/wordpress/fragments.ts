/** Fragments of the bridge's own queries; templates' queries use them, too. */
import { graphql } from '@footbridge/bridge/gql';

/** What isListed needs. `listing` is an alias, because a page that reads `seo` depends on the node's whole body. */
export const LISTED_FIELDS = graphql(`
  fragment ListedFields on ContentNode {
    isRestricted
    ... on WithAcfFootbridgeSeo {
      listing: footbridgeSeo {
        noindex
      }
    }
  }
`);

/** One comment, without the commenter's email address and host. */
export const COMMENT_FIELDS = graphql(`
  fragment CommentFields on Comment {
    databaseId
    parentDatabaseId
    type
    date
    dateGmt
    content
    author {
      node {
        __typename
        databaseId
        name
        url
      }
    }
  }
`);
