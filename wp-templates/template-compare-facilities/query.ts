import { graphql } from '@/gql';

/** A page and its facilities, by WPGraphQL's maximum of 100. */
export const COMPARE_FACILITIES_QUERY = graphql(`
  query GetCompareFacilities($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      ...PageFields
    }
    facilities: footbridgeFacilities(first: 100) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ComparedFacilityFields
      }
    }
  }
`);

export const MORE_COMPARED_FACILITIES = graphql(`
  query GetMoreComparedFacilities($after: String) {
    list: footbridgeFacilities(first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ComparedFacilityFields
      }
    }
  }
`);
