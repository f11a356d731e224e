import { defineTemplate } from '../shared/define-template';
import { INDEX_QUERY } from './query';
import { transformNode } from './transform';

/** WordPress's last resort. */
export const indexTemplate = defineTemplate({
  query: INDEX_QUERY,
  variables: ({ uri }) => ({ uri: uri ?? '/' }),
  transform: transformNode,
});
