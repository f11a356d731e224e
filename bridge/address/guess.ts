import { GUESS_QUERY } from '@/queries/guess';

import { queryWordPress } from '../faust/query';
import { pathOfUri } from '../page/path';

/** What has no page of its own, or is better asked for by name. */
const PASSED_OVER = new Set(['MediaItem', 'Review']);
/** WordPress guesses at names, not at whole paths. */
const MOST_SEGMENTS = 2;

/**
 * WordPress's guess at an address it does not know: the first post whose slug begins with the path's last segment
 * (a link that was cut in a mail). GraphQL can't search slugs, so what holds the slug's words is looked through. Below
 * the address of a list (`/facilities/des/`) only that list's own are meant.
 * Out: the post's path, or null. @throws UpstreamError
 */
export async function guessAddress(path: string, isKnown: (path: string) => Promise<boolean>): Promise<string | null> {
  const segments = path.split('/').filter(Boolean);
  const slug = decodeURIComponent(segments.at(-1) ?? '');
  if (segments.length > MOST_SEGMENTS || slug.length < 2 || /^\d+$/.test(slug)) return null;
  const nodes = (await queryWordPress(GUESS_QUERY, { words: slug.replace(/-+/g, ' ').trim() })).contentNodes?.nodes ?? [];
  const fitting = nodes.flatMap((node) => (node.slug?.startsWith(slug) && node.uri && !PASSED_OVER.has(node.__typename) ? [{ ...node, slug: node.slug }] : []));
  const inOrder = fitting.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)).flatMap(({ uri }) => pathOfUri(uri) ?? []);
  const parent = segments.length > 1 ? `/${segments[0]}/` : '/';
  const below = inOrder.filter((own) => own.startsWith(parent));
  const [first] = below.length > 0 || !inOrder.length || parent === '/' || !(await isKnown(`${parent}page/1/`)) ? [...below, ...inOrder] : [];
  return first === undefined || first === path ? null : first;
}
