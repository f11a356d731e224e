import { graphql } from '@/gql';

/** One review (specification, section 3 "Review data"). */
export const REVIEW_FIELDS = graphql(`
  fragment ReviewFields on FootbridgeReview {
    databaseId
    reviewDetails: footbridgeReviewDetails {
      rating
      firstName
      lastName
      sourceType
      reviewDate
      comments
    }
  }
`);

/** A page's rating and number of reviews (specification, section 3 "aggregate_score, total_reviews"). */
export const REVIEW_SUMMARY_FIELDS = graphql(`
  fragment ReviewSummaryFields on FootbridgeReviewSummary {
    aggregateScore
    totalReviews
  }
`);
