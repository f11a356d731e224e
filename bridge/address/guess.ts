import { GUESS_QUERY } from '@/queries/guess';

import { queryWordPress } from '../faust/query';
import { pathOfUri } from '../page/path';

/** Shorter beginnings fit too much: WordPress would send them anywhere. */
const SHORTEST = 4;
/** What has no page of its own, or is better asked for by name. */
const PASSED_OVER = new Set(['MediaItem', 'Review']);

/**
 * WordPress's guess at an address it does not know: the first post whose slug begins with the path's last segment
 * (a link that was cut in a mail). GraphQL can't search slugs, so what holds the slug's words is looked through.
 * Out: the post's path, or null. @throws UpstreamError
 */
export async function guessAddress(path: string): Promise<string | null> {
  const slug = decodeURIComponent(path.split('/').at(-2) ?? '');
  if (slug.length < SHORTEST || /^\d+$/.test(slug)) return null;
  const words = slug.replace(/-+/g, ' ').trim();
  const nodes = (await queryWordPress(GUESS_QUERY, { words })).contentNodes?.nodes ?? [];
  const fitting = nodes.flatMap((node) => (node.slug?.startsWith(slug) && node.uri && !PASSED_OVER.has(node.__typename) ? [{ slug: node.slug, uri: node.uri }] : []));
  const [first] = fitting.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const own = pathOfUri(first?.uri);
  return own === path ? null : own;
}
