import { graphql } from '@/gql';

/** One review (specification, section 3 "Review data"). */
export const REVIEW_FIELDS = graphql(`
  fragment ReviewFields on Review {
    databaseId
    reviewDetails {
      rating
      firstName
      lastName
      sourceType
      reviewDate
      comments
    }
  }
`);
