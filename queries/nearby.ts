import { graphql } from '@/gql';

/** The ids of facilities, as many as one query returns. */
export const FACILITY_IDS_QUERY = graphql(`
  query PaginateFacilities {
    facilities(first: 100) {
      nodes {
        databaseId
        ...ListedFields
      }
    }
  }
`);
