import { defineTemplate } from '../shared/define-template';
import { archiveIds, listing } from '../shared/listing';
import { plainTitle } from '../shared/text';
import { ARCHIVE_QUERY } from './query';

/** Also draws what WordPress has no better archive for; the seed of a type's archive carries the type's name. */
export const archiveTemplate = defineTemplate({
  query: ARCHIVE_QUERY,
  variables: ({ name }, address) => ({
    name: typeof name === 'string' && name ? name : 'post',
    ids: archiveIds(address),
  }),
  transform: ({ contentType: type, archivePosts }, tools, address) => {
    if (!type && !address.archive) return null;
    const title = type && type.name !== 'post' ? plainTitle(type.label, tools) : 'Articles';
    return listing({ title, summary: type?.description }, archivePosts, tools, address);
  },
});
