import { graphql } from '@/gql';

/** What the blocks of a page show of other content, each list only where a block needs it (components/blocks/define-block.ts). */
export const BLOCK_DATA_QUERY = graphql(`
  query GetBlockData($facilities: Boolean = false, $facilityIds: [ID] = [], $withFacilityIds: Boolean = false) {
    facilities: footbridgeFacilities(first: 100) @include(if: $facilities) {
      nodes {
        ...FacilityCardFields
      }
    }
    facilitiesById: footbridgeFacilities(first: 100, where: { in: $facilityIds }) @include(if: $withFacilityIds) {
      nodes {
        ...FacilityCardFields
      }
    }
  }
`);
