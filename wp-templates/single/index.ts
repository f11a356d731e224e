import { defineTemplate, seedId } from '../shared/define-template';
import { SINGLE_QUERY } from './query';
import { transformSingle } from './transform';

/** Also renders `singular`: both query any content node. */
export const singleTemplate = defineTemplate({
  query: SINGLE_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformSingle,
});
