/** Generated from acf-json by npm run types. */
import { graphql } from '@footbridge/bridge/gql';

export const MODEL_WORDS = graphql(`
  fragment ModelWords on ContentNode {
    databaseId
    ... on WithAcfFootbridgeContributorProfile {
      footbridgeContributorProfile {
        jobTitle
        credentials
        categories {
          categoryName
          location
        }
      }
    }
    ... on WithAcfFootbridgeFacilityDetails {
      footbridgeFacilityDetails {
        siteKey
        phone
        street
        city
        state
        postalCode
        licenseNumber
        accreditations
        treatments
        amenities
      }
    }
  }
`);

export const MODEL_PICTURES = graphql(`
  fragment ModelPictures on ContentNode {
    databaseId
    ... on WithAcfFootbridgeContributorProfile {
      footbridgeContributorProfile {
        avatar {
          node {
            sourceUrl
          }
        }
      }
    }
    ... on WithAcfFootbridgeFacilityDetails {
      footbridgeFacilityDetails {
        photos(first: 100) {
          nodes {
            sourceUrl
          }
        }
      }
    }
  }
`);
