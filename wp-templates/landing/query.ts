import { graphql } from '@/gql';

/** Without children, related pages and comments. */
export const LANDING_PAGE_QUERY = graphql(`
  query GetLandingPage($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      databaseId
      uri
      title
      content
      date
      modified
      contentTypeName
      isRestricted
      hasPassword
      ...VisitFields
      featuredImage {
        node {
          ...MediaFields
        }
      }
      pageSettings: footbridgePageSettings {
        ...SchemaTextFields
      }
      bylineInfo: footbridgeBylineInfo {
        ...BylineFields
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
