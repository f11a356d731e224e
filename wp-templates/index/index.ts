import { defineTemplate } from '../shared/define-template';
import { archiveIds } from '../shared/listing';
import { INDEX_QUERY } from './query';
import { transformNode } from './transform';

/** The last template of WordPress's hierarchy. */
export const indexTemplate = defineTemplate({
  query: INDEX_QUERY,
  variables: ({ uri }, address) => ({ uri: uri ?? address.path, ids: archiveIds(address) }),
  transform: transformNode,
});
