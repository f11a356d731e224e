import { defineTemplate } from '../shared/define-template';
import { termListing } from '../shared/terms';
import { ARCHIVE_QUERY } from './query';

/** Also draws what WordPress has no better archive for; the seed of a type's archive carries the type's name. */
export const archiveTemplate = defineTemplate({
  query: ARCHIVE_QUERY,
  variables: ({ name }) => ({ name: typeof name === 'string' && name ? name : 'post' }),
  transform: ({ contentType: type }, tools) =>
    type &&
    termListing(
      '',
      { name: type.name === 'post' ? 'Articles' : type.label, uri: type.uri, description: type.description },
      type.contentNodes?.nodes,
      tools,
    ),
});
