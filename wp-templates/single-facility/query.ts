import { graphql } from '@/gql';

export const FACILITY_QUERY = graphql(`
  query GetFacility($id: ID!) {
    facility(id: $id, idType: DATABASE_ID) {
      ...FacilityCardFields
      content
      date
      modified
      contentTypeName
      isRestricted
      hasPassword
      ...VisitFields
      facilityDetails {
        ...FacilityDetailsFields
      }
      treatmentTopics(first: 3) {
        nodes {
          databaseId
          contentNodes(first: 20) {
            nodes {
              ...RelatedFields
            }
          }
        }
      }
      pageSettings {
        ...RelatedTagsFields
        ...SchemaTextFields
      }
      reviewSummary {
        ...ReviewSummaryFields
      }
      seo {
        ...SeoFields
      }
    }
  }
`);
