import { defineTemplate, seedId } from '../shared/define-template';
import { archiveIds, paging } from '../shared/listing';
import { FRONT_PAGE_QUERY } from './query';
import { transformFrontPage } from './transform';

export const frontPageTemplate = defineTemplate({
  query: FRONT_PAGE_QUERY,
  variables: (seedNode, address) => ({
    id: seedId(seedNode),
    // If the front page shows the latest posts, the seed node is a content type without id.
    isPage: seedNode.databaseId !== undefined,
    isFirst: paging(address).page === 1,
    ids: archiveIds(address),
  }),
  transform: transformFrontPage,
});
