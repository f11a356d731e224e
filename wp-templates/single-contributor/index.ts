import { defineTemplate, seedId } from '../shared/define-template';
import { CONTRIBUTOR_QUERY } from './query';
import { transformContributor } from './transform';

export const contributorTemplate = defineTemplate({
  query: CONTRIBUTOR_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformContributor,
});
