import { defineTemplate, seedId } from '../shared/define-template';
import { COMPARE_FACILITIES_QUERY, MORE_COMPARED_FACILITIES } from './query';
import { transformCompareFacilities } from './transform';

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
  transform: transformCompareFacilities,
});
