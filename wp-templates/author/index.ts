import { defineTemplate, seedId } from '../shared/define-template';
import { termListing } from '../shared/terms';
import { AUTHOR_QUERY } from './query';

export const authorTemplate = defineTemplate({
  query: AUTHOR_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: ({ user }, tools) => user && termListing('Articles by', user, user.posts?.nodes, tools),
});
