import { graphql } from '@/gql';

/** A facility as it stands in a list: where it is and how to call it. */
export const FACILITY_CARD_FIELDS = graphql(`
  fragment FacilityCardFields on Facility {
    databaseId
    title
    uri
    excerpt
    menuOrder
    isRestricted
    featuredImage {
      node {
        ...MediaFields
      }
    }
    facilityDetails {
      ...FacilityAddressFields
    }
  }
`);
