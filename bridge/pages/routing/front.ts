import { FRONT_QUERY } from '@/queries/front';

import { queryWordPress } from '../../wordpress/faust/query';
import { pathOfUri } from '../../wordpress/url/path';

/**
 * Returns the prefix of author and date archives: `/blog/` when posts are at `/blog/name/`, otherwise `/`. GraphQL does not
 * expose the setting; an author's address contains it.
 * @throws UpstreamError
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
