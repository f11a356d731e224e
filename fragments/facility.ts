import { graphql } from '@/gql';

/** A facility in a list. */
export const FACILITY_CARD_FIELDS = graphql(`
  fragment FacilityCardFields on FootbridgeFacility {
    databaseId
    title
    uri
    excerpt
    menuOrder
    ...ListedFields
    featuredImage {
      node {
        ...MediaFields
      }
    }
    facilityDetails: footbridgeFacilityDetails {
      ...FacilityAddressFields
    }
  }
`);
