import { graphql } from '@/gql';

/** A page, its rating, and all reviews, because WordPress cannot sort them by their own date. */
export const REVIEWS_QUERY = graphql(`
  query GetReviews($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      ...PageFields
      reviewSummary: footbridgeReviewSummary {
        ...ReviewSummaryFields
      }
    }
    reviews: footbridgeReviews(first: 100) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ReviewFields
      }
    }
  }
`);

export const MORE_REVIEWS = graphql(`
  query GetMoreReviews($after: String) {
    list: footbridgeReviews(first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ReviewFields
      }
    }
  }
`);
