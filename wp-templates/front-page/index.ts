import { defineTemplate, seedId } from '../shared/define-template';
import { archiveIds, paging } from '../shared/listing';
import { FRONT_PAGE_QUERY } from './query';
import { transformFrontPage } from './transform';

export const frontPageTemplate = defineTemplate({
  query: FRONT_PAGE_QUERY,
  variables: (seedNode, address) => ({
    id: seedId(seedNode),
    // With the latest posts in front, the seed node is a content type and has no id.
    isPage: seedNode.databaseId !== undefined,
    isFirst: paging(address).page === 1,
    ids: archiveIds(address),
  }),
  transform: transformFrontPage,
});
