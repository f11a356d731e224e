import { graphql } from '@/gql';

export const FACILITIES_QUERY = graphql(`
  query GetFacilities {
    facilities(first: 100) {
      nodes {
        ...FacilityCardFields
      }
    }
  }
`);
