import { graphql } from '@/gql';

/**
 * The bylines of posts and pages, a hundred at a time, newest first, with the oldest hundred on request. WPGraphQL can't filter
 * articles by person. Protected articles are excluded, because WordPress returns their bylines without the password.
 */
export const BYLINES_QUERY = graphql(`
  query PaginateBylines($after: String, $withEnd: Boolean!) {
    list: contentNodes(first: 100, after: $after, where: { contentTypes: [POST, PAGE], hasPassword: false }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...BylineIds
      }
    }
    end: contentNodes(last: 100, where: { contentTypes: [POST, PAGE], hasPassword: false }) @include(if: $withEnd) {
      nodes {
        ...BylineIds
      }
    }
  }

  fragment BylineIds on ContentNode {
    databaseId
    ...ListedFields
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
