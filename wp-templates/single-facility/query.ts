import { graphql } from '@/gql';

export const FACILITY_QUERY = graphql(`
  query GetFacility($id: ID!) {
    facility: footbridgeFacility(id: $id, idType: DATABASE_ID) {
      ...FacilityCardFields
      content
      date
      modified
      contentTypeName
      isRestricted
      hasPassword
      ...VisitFields
      facilityDetails: footbridgeFacilityDetails {
        ...FacilityDetailsFields
      }
      treatmentTopics: footbridgeTreatmentTopics(first: 3) {
        nodes {
          databaseId
          contentNodes(first: 20) {
            nodes {
              ...RelatedFields
            }
          }
        }
      }
      pageSettings: footbridgePageSettings {
        ...RelatedTagsFields
        ...SchemaTextFields
      }
      reviewSummary: footbridgeReviewSummary {
        ...ReviewSummaryFields
      }
      seo: footbridgeSeo {
        ...SeoFields
      }
    }
  }
`);
