import { defineTemplate } from '../shared/define-template';
import { archiveIds } from '../shared/listing';
import { SEARCH_QUERY } from './query';
import { transformSearch } from './transform';

export const searchTemplate = defineTemplate({
  query: SEARCH_QUERY,
  variables: (_seedNode, address) => ({ ids: archiveIds(address) }),
  transform: transformSearch,
});
