import { defineTemplate } from '../shared/define-template';
import { HOME_QUERY } from './query';
import { transformHome } from './transform';

/** The posts page's slug is the end of its address; '/' has none, and no page. */
function lastSegment(uri: string | null | undefined): string {
  return uri?.split('/').findLast(Boolean) ?? '';
}

export const homeTemplate = defineTemplate({
  query: HOME_QUERY,
  variables: ({ uri }) => ({ slug: lastSegment(uri), hasPage: lastSegment(uri) !== '' }),
  transform: transformHome,
});
