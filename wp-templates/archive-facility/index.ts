import { defineTemplate } from '../shared/define-template';
import { archiveIds } from '../shared/listing';
import { FACILITIES_QUERY } from './query';
import { transformFacilities } from './transform';

export const facilitiesTemplate = defineTemplate({
  query: FACILITIES_QUERY,
  variables: (_seedNode, address) => ({ ids: archiveIds(address) }),
  transform: transformFacilities,
});
