import { graphql } from '@/gql';

/**
 * Whom the bylines of posts and pages name, a hundred at a time, the newest first, with the oldest hundred
 * where that is asked for. WPGraphQL can't ask which articles name a person. Those with a password stay out: WordPress hands out their bylines to anyone.
 */
export const WALK_BYLINES = graphql(`
  query WalkBylines($after: String, $withEnd: Boolean!) {
    list: contentNodes(first: 100, after: $after, where: { contentTypes: [POST, PAGE], hasPassword: false }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...WalkedByline
      }
    }
    end: contentNodes(last: 100, where: { contentTypes: [POST, PAGE], hasPassword: false }) @include(if: $withEnd) {
      nodes {
        ...WalkedByline
      }
    }
  }

  fragment WalkedByline on ContentNode {
    databaseId
    ... on WithAcfBylineInfo {
      bylineInfo {
        author(first: 1) {
          nodes {
            databaseId
          }
        }
        editor(first: 1) {
          nodes {
            databaseId
          }
        }
        reviewer(first: 1) {
          nodes {
            databaseId
          }
        }
      }
    }
  }
`);
