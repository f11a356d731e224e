import { defineTemplate } from '../shared/define-template';
import { HOME_QUERY } from './query';
import { transformHome } from './transform';

/** The posts page's slug is the end of its address, as it is read: WordPress looks no escaped one up. '/' has none, and no page. */
function lastSegment(uri: string | null | undefined): string {
  const segment = uri?.split('/').findLast(Boolean) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const homeTemplate = defineTemplate({
  query: HOME_QUERY,
  variables: ({ uri }) => ({ slug: lastSegment(uri), hasPage: lastSegment(uri) !== '' }),
  transform: transformHome,
});
