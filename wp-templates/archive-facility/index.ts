import { defineTemplate } from '../shared/define-template';
import { FACILITIES_QUERY } from './query';
import { transformFacilities } from './transform';

export const facilitiesTemplate = defineTemplate({
  query: FACILITIES_QUERY,
  variables: () => ({}),
  transform: transformFacilities,
});
