import { defineTemplate, seedId } from '../shared/define-template';
import { termListing } from '../shared/terms';
import { CATEGORY_QUERY } from './query';

export const categoryTemplate = defineTemplate({
  query: CATEGORY_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: ({ category }, tools) => category && termListing('Articles on', category, category.posts?.nodes, tools),
});
