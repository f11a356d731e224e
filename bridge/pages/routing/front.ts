import { FRONT_QUERY } from '@/queries/front';

import { queryWordPress } from '../../wordpress/faust/query';
import { pathOfUri } from '../../wordpress/url/path';

/**
 * What WordPress's permalinks put before authors and dates: `/blog/` where posts are at `/blog/name/`, else `/`. GraphQL
 * does not know the setting, so it is read off an author's address. @throws UpstreamError
 */
export async function permalinkFront(): Promise<string> {
  const { posts } = await queryWordPress(FRONT_QUERY, {});
  for (const { author } of posts?.nodes ?? []) {
    const path = pathOfUri(author?.node.uri);
    const own = `author/${author?.node.slug}/`;
    if (path?.endsWith(`/${own}`)) return path.slice(0, -own.length);
  }
  return '/';
}
