import { graphql } from '@/gql';

/** A facility as the comparison charts see it: what it is called there, how to reach it, what it offers. */
export const COMPARED_FACILITY_FIELDS = graphql(`
  fragment ComparedFacilityFields on Facility {
    databaseId
    slug
    uri
    title
    menuOrder
    isRestricted
    facilityDetails {
      siteKey
      city
      state
      phone
      treatments
      amenities
    }
  }
`);
