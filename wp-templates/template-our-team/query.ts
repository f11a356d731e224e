import { graphql } from '@/gql';

/** A page, and the people it is about. A hundred is as many as WPGraphQL gives at once. */
export const OUR_TEAM_QUERY = graphql(`
  query GetOurTeam($id: ID!, $asPreview: Boolean = false) {
    page(id: $id, idType: DATABASE_ID, asPreview: $asPreview) {
      ...PageFields
    }
    contributors(first: 100) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...TeamMemberFields
      }
    }
  }
`);

export const MORE_CONTRIBUTORS = graphql(`
  query GetMoreContributors($after: String) {
    list: contributors(first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...TeamMemberFields
      }
    }
  }
`);
