import { graphql } from '@/gql';

/** A facility's address and phone, for lists. */
export const FACILITY_ADDRESS_FIELDS = graphql(`
  fragment FacilityAddressFields on FootbridgeFacilityDetails {
    phone
    street
    city
    state
    postalCode
    accreditations
  }
`);

/** All fields of a facility. Numbers are floats, checkboxes are lists. */
export const FACILITY_DETAILS_FIELDS = graphql(`
  fragment FacilityDetailsFields on FootbridgeFacilityDetails {
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
