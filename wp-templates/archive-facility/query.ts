import { graphql } from '@/gql';

/** As ArchivePosts asks, with what a facility's card shows. */
export const FACILITIES_QUERY = graphql(`
  query GetFacilities($ids: [ID]) {
    archivePosts: contentNodes(first: 100, where: { in: $ids }) {
      nodes {
        __typename
        databaseId
        ...FacilityCardFields
        ... on Facility {
          facilityDetails {
            latitude
            longitude
          }
        }
      }
    }
  }
`);
