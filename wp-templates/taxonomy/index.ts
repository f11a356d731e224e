import { defineTemplate, seedId } from '../shared/define-template';
import { archiveIds } from '../shared/listing';
import { TAXONOMY_QUERY } from './query';
import { transformTerm } from './transform';

export const taxonomyTemplate = defineTemplate({
  query: TAXONOMY_QUERY,
  variables: (seedNode, address) => ({ id: seedId(seedNode), ids: archiveIds(address) }),
  transform: transformTerm,
});
