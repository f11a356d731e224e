import { graphql } from '@/gql';

/** ArchivePosts with the fields of a facility's card. */
export const FACILITIES_QUERY = graphql(`
  query GetFacilities($ids: [ID]) {
    archivePosts: contentNodes(first: 100, where: { in: $ids }) {
      nodes {
        __typename
        databaseId
        ...FacilityCardFields
        ... on FootbridgeFacility {
          facilityDetails: footbridgeFacilityDetails {
            latitude
            longitude
          }
        }
      }
    }
  }
`);
