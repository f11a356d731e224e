import { defineTemplate, seedId } from '../shared/define-template';
import { PAGE_QUERY } from './query';
import { transformPage } from './transform';

export const pageTemplate = defineTemplate({
  query: PAGE_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformPage,
});
