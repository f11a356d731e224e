import { defineTemplate, seedId } from '../shared/define-template';
import { SINGLE_QUERY } from './query';
import { transformSingle } from './transform';

/** Draws `singular` too: both ask for whatever content node the address names. */
export const singleTemplate = defineTemplate({
  query: SINGLE_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformSingle,
});
