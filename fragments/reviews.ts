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
