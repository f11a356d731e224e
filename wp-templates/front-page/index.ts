import { defineTemplate, seedId } from '../shared/define-template';
import { FRONT_PAGE_QUERY } from './query';
import { transformFrontPage } from './transform';

export const frontPageTemplate = defineTemplate({
  query: FRONT_PAGE_QUERY,
  // With the latest posts in front, the seed node is a content type and has no id.
  variables: (seedNode) => ({ id: seedId(seedNode), isPage: seedNode.databaseId !== undefined }),
  transform: transformFrontPage,
});
