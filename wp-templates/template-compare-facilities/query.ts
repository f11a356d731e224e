import { graphql } from '@/gql';

/** A page, and the facilities that its charts compare. A hundred is as many as WPGraphQL gives at once. */
export const COMPARE_FACILITIES_QUERY = graphql(`
  query GetCompareFacilities($id: ID!, $asPreview: Boolean = false) {
    page(id: $id, idType: DATABASE_ID, asPreview: $asPreview) {
      ...PageFields
    }
    facilities(first: 100) {
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
    list: facilities(first: 100, after: $after) {
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
