import { graphql } from '@/gql';

/** What the blocks of a page show of other content, each list only where a block needs it (components/blocks/define-block.ts). */
export const BLOCK_DATA_QUERY = graphql(`
  query GetBlockData(
    $facilities: Boolean = false
    $facilityIds: [ID] = []
    $withFacilityIds: Boolean = false
    $comparison: Boolean = false
    $reviews: Boolean = false
    $people: Boolean = false
    $articles: Boolean = false
    $pageIds: [ID] = []
    $withPageIds: Boolean = false
    $mediaIds: [ID] = []
    $withMediaIds: Boolean = false
  ) {
    facilities: footbridgeFacilities(first: 100) @include(if: $facilities) {
      nodes {
        ...FacilityCardFields
        facilityDetails: footbridgeFacilityDetails {
          latitude
          longitude
        }
      }
    }
    facilitiesById: footbridgeFacilities(first: 100, where: { in: $facilityIds }) @include(if: $withFacilityIds) {
      nodes {
        ...FacilityCardFields
      }
    }
    compared: footbridgeFacilities(first: 100) @include(if: $comparison) {
      nodes {
        ...ComparedFacilityFields
      }
    }
    reviews: footbridgeReviews(first: 100) @include(if: $reviews) {
      nodes {
        ...ReviewFields
      }
    }
    contributors: footbridgeContributors(first: 100) @include(if: $people) {
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
`);
