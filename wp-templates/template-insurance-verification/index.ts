import { PAGE_QUERY } from '../page/query';
import { transformPage } from '../page/transform';
import { defineTemplate, seedId } from '../shared/define-template';

/** Asks what a page asks; the insurance check stands before its text. */
export const insuranceVerificationTemplate = defineTemplate({
  query: PAGE_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformPage,
});
