import { graphql } from '@/gql';

/** A page and its people, by WPGraphQL's maximum of 100. */
export const OUR_TEAM_QUERY = graphql(`
  query GetOurTeam($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      ...PageFields
    }
    contributors: footbridgeContributors(first: 100) {
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
    list: footbridgeContributors(first: 100, after: $after) {
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
