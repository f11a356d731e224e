import { graphql } from '@/gql';
import { defineTemplate, seedId } from '../shared/define-template';
import { pageArticle } from '../shared/page-article';
import { describeText } from '../shared/structured-data/articles';
import { asItem, withList } from '../shared/structured-data/lists';
import { comparison, isComparable } from '../shared/comparison';
import { CompareFacilitiesPage } from './View';

/** A page and its facilities, by WPGraphQL's maximum of 100. */
const COMPARE_FACILITIES_QUERY = graphql(`
  query GetCompareFacilities($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      ...PageFields
    }
    facilities: footbridgeFacilities(first: 100) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ComparedFacilityFields
      }
    }
  }
`);

export const MORE_COMPARED_FACILITIES = graphql(`
  query GetMoreComparedFacilities($after: String) {
    list: footbridgeFacilities(first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ComparedFacilityFields
      }
    }
  }
`);

/** The page template "Compare Facilities". */
export const compareFacilitiesTemplate = defineTemplate({
  query: COMPARE_FACILITIES_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  rest: async (data, paginateRest) => ({
    ...data,
    facilities: data.facilities && {
      ...data.facilities,
      nodes: await paginateRest(MORE_COMPARED_FACILITIES, data.facilities),
    },
  }),
  transform: (data, tools, address) => {
    const result = pageArticle(data.page, tools, address);
    if (!result) return null;
    const compared = result.view.isProtected ? null : comparison(data.facilities?.nodes, tools);
    return {
      page: result.page,
      view: { ...result.view, comparison: compared && isComparable(compared) ? compared : null },
    };
  },
  View: CompareFacilitiesPage,
  describe: (view, setting) =>
    withList(describeText(view, setting), (view.comparison?.facilities ?? []).map(asItem), setting),
});
