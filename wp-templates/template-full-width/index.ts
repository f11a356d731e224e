import { PAGE_QUERY } from '../page/query';
import { defineTemplate, seedId } from '../shared/define-template';
import { transformFullWidth } from './transform';

/** Query of a page. */
export const fullWidthTemplate = defineTemplate({
  query: PAGE_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformFullWidth,
});
