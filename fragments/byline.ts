import { graphql } from '@/gql';

/** Who wrote, edited and reviewed a page (specification, section 3 "byline_info"). */
export const BYLINE_FIELDS = graphql(`
  fragment BylineFields on FootbridgeBylineInfo {
    author(first: 1) {
      nodes {
        __typename
        ...ContributorCardFields
      }
    }
    editor(first: 1) {
      nodes {
        __typename
        ...ContributorCardFields
      }
    }
    reviewer(first: 1) {
      nodes {
        __typename
        ...ContributorCardFields
      }
    }
    reviewedOn
  }
`);
