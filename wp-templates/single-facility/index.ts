import { defineTemplate, seedId } from '../shared/define-template';
import { FACILITY_QUERY } from './query';
import { transformFacility } from './transform';

export const facilityTemplate = defineTemplate({
  query: FACILITY_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformFacility,
});
