import { graphql } from '@/gql';

/**
 * Whom the bylines of posts and pages name, a hundred at a time, the newest first. WPGraphQL can't ask which articles
 * name a person. Those with a password stay out: WordPress hands out their bylines to anyone.
 */
export const WALK_BYLINES = graphql(`
  query WalkBylines($after: String) {
    list: contentNodes(first: 100, after: $after, where: { contentTypes: [POST, PAGE], hasPassword: false }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
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
    }
  }
`);
