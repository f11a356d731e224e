import { defineTemplate } from '../shared/define-template';
import { archiveIds, listing } from '../shared/listing';
import { plainTitle } from '../shared/text';
import { ARCHIVE_QUERY } from './query';

/** Also renders archives without a template. The seed node of a type's archive has the type's name. */
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
