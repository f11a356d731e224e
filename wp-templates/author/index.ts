import { defineTemplate, seedId } from '../shared/define-template';
import { archiveIds } from '../shared/listing';
import { AUTHOR_QUERY } from './query';
import { transformAuthor } from './transform';

export const authorTemplate = defineTemplate({
  query: AUTHOR_QUERY,
  variables: (seedNode, address) => ({
    id: seedId(seedNode),
    isKnown: seedNode.databaseId !== undefined,
    ids: archiveIds(address),
  }),
  transform: transformAuthor,
});
