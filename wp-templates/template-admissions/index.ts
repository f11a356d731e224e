import { PAGE_QUERY } from '../page/query';
import { transformPage } from '../page/transform';
import { defineTemplate, seedId } from '../shared/define-template';

/** Asks what a page asks; after its text one can ask to be called. */
export const admissionsTemplate = defineTemplate({
  query: PAGE_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformPage,
});
