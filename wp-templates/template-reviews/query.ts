import { graphql } from '@/gql';

/** A page, its rating, and the newest reviews. */
export const REVIEWS_QUERY = graphql(`
  query GetReviews($id: ID!, $asPreview: Boolean = false) {
    page(id: $id, idType: DATABASE_ID, asPreview: $asPreview) {
      ...PageFields
      reviewSummary {
        ...ReviewSummaryFields
      }
    }
    reviews(first: 60) {
      nodes {
        ...ReviewFields
      }
    }
  }
`);
