import { graphql } from '@/gql';

/** A page's rating and number of reviews (specification, section 3 "aggregate_score, total_reviews"). */
export const REVIEW_SUMMARY_FIELDS = graphql(`
  fragment ReviewSummaryFields on FootbridgeReviewSummary {
    aggregateScore
    totalReviews
  }
`);
