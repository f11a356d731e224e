import { graphql } from '@/gql';

/** Where a facility is and how to call it: as much as a list needs. */
export const FACILITY_ADDRESS_FIELDS = graphql(`
  fragment FacilityAddressFields on FacilityDetails {
    phone
    street
    city
    state
    postalCode
    accreditations
  }
`);

/** All that editors fill in about a facility. Numbers are floats, checkboxes are lists. */
export const FACILITY_DETAILS_FIELDS = graphql(`
  fragment FacilityDetailsFields on FacilityDetails {
    ...FacilityAddressFields
    latitude
    longitude
    licenseNumber
    treatments
    amenities
    videoUrl
    photos(first: 100) {
      nodes {
        ...MediaFields
      }
    }
  }
`);
