import { PAGE_QUERY } from '../page/query';
import { transformPage } from '../page/transform';
import { defineTemplate, seedId } from '../shared/define-template';

/** Query and transform of a page. */
export const veteransTemplate = defineTemplate({
  query: PAGE_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformPage,
});
