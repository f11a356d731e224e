import { defineTemplate } from '../shared/define-template';
import { archiveIds } from '../shared/listing';
import { HOME_QUERY } from './query';
import { transformHome } from './transform';

export const homeTemplate = defineTemplate({
  query: HOME_QUERY,
  variables: (_seedNode, address) => ({
    pageId: String(address.postsPage ?? 0),
    hasPage: address.postsPage !== null,
    ids: archiveIds(address),
  }),
  transform: transformHome,
});
