import { defineTemplate, seedId } from '../shared/define-template';
import { archiveIds } from '../shared/listing';
import { ListingPage } from '../shared/ListingPage';
import { describeListing } from '../shared/structured-data/lists';
import { termListing } from '../shared/terms';
import { TAG_QUERY } from './query';

export const tagTemplate = defineTemplate({
  query: TAG_QUERY,
  variables: (seedNode, address) => ({ id: seedId(seedNode), ids: archiveIds(address) }),
  transform: ({ tag, archivePosts }, tools, address) =>
    tag && termListing('Articles tagged', tag, archivePosts, tools, address),
  View: ListingPage,
  describe: describeListing,
});
