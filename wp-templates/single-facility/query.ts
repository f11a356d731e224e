import { graphql } from '@/gql';

export const FACILITY_QUERY = graphql(`
  query GetFacility($id: ID!, $asPreview: Boolean = false) {
    facility(id: $id, idType: DATABASE_ID, asPreview: $asPreview) {
      ...FacilityCardFields
      content
      modified
      contentTypeName
      isRestricted
      hasPassword
      facilityDetails {
        latitude
        longitude
        licenseNumber
        treatments
        amenities
        videoUrl
        photos(first: 12) {
          nodes {
            ...MediaFields
          }
        }
      }
      treatmentTopics(first: 3) {
        nodes {
          contentNodes(first: 5) {
            nodes {
              ...RelatedFields
            }
          }
        }
      }
      pageSettings {
        ...SettingsFields
      }
      reviewSummary {
        aggregateScore
        totalReviews
      }
      seo {
        ...SeoFields
      }
    }
  }
`);
