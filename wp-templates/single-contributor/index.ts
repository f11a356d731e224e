import { defineTemplate, seedId } from '../shared/define-template';
import { bylineIds } from './bylines';
import { CONTRIBUTOR_QUERY } from './query';
import { transformContributor } from './transform';

export const contributorTemplate = defineTemplate({
  query: CONTRIBUTOR_QUERY,
  variables: (seedNode, address) => ({ id: seedId(seedNode), articles: bylineIds(address) }),
  transform: transformContributor,
});
