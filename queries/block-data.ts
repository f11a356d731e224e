import { graphql } from '@/gql';

/** What the blocks of a page show of other content, each list only where a block needs it (components/blocks/define-block.ts). */
export const BLOCK_DATA_QUERY = graphql(`
  query GetBlockData(
    $facilities: Boolean = false
    $facilityIds: [ID] = []
    $comparison: Boolean = false
    $reviews: Boolean = false
    $people: Boolean = false
    $articles: Boolean = false
    $pageIds: [ID] = []
    $withPageIds: Boolean = false
    $mediaIds: [ID] = []
    $withMediaIds: Boolean = false
  ) {
    facilities: footbridgeFacilities(first: 100, where: { in: $facilityIds }) @include(if: $facilities) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...FacilityBlockFields
      }
    }
    compared: footbridgeFacilities(first: 100) @include(if: $comparison) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ComparedFacilityFields
      }
    }
    reviews: footbridgeReviews(first: 100) @include(if: $reviews) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ReviewFields
      }
    }
    contributors: footbridgeContributors(first: 100) @include(if: $people) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...TeamMemberFields
      }
    }
    articles: posts(first: 12, where: { hasPassword: false }) @include(if: $articles) {
      nodes {
        ...PostCardFields
      }
    }
    chosenPages: contentNodes(first: 100, where: { in: $pageIds }) @include(if: $withPageIds) {
      nodes {
        ...RelatedFields
      }
    }
    media: mediaItems(first: 100, where: { in: $mediaIds }) @include(if: $withMediaIds) {
      nodes {
        ...MediaFields
      }
    }
  }

  fragment FacilityBlockFields on FootbridgeFacility {
    ...FacilityCardFields
    facilityDetails: footbridgeFacilityDetails {
      latitude
      longitude
    }
  }
`);

export const MORE_BLOCK_FACILITIES = graphql(`
  query GetMoreBlockFacilities($after: String) {
    list: footbridgeFacilities(first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...FacilityBlockFields
      }
    }
  }
`);
