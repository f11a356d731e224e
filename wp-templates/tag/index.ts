import { defineTemplate, seedId } from '../shared/define-template';
import { termListing } from '../shared/terms';
import { TAG_QUERY } from './query';

export const tagTemplate = defineTemplate({
  query: TAG_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: ({ tag }, tools) => tag && termListing('Articles tagged', tag, tag.posts?.nodes, tools),
});
