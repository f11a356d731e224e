import { graphql } from '@/gql';

/** A facility in the comparison charts. */
export const COMPARED_FACILITY_FIELDS = graphql(`
  fragment ComparedFacilityFields on FootbridgeFacility {
    databaseId
    slug
    uri
    title
    menuOrder
    isRestricted
    facilityDetails: footbridgeFacilityDetails {
      siteKey
      city
      state
      phone
      treatments
      amenities
    }
  }
`);
