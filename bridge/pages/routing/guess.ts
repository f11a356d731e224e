import { GUESS_QUERY } from '@/queries/guess';

import { queryWordPress } from '../../wordpress/faust/query';
import { pathOfUri } from '../../wordpress/url/path';

/** What has no page of its own, or is better asked for by name. */
const PASSED_OVER = new Set(['MediaItem', 'Review']);
/** WordPress guesses at names, not at whole paths. */
const MOST_SEGMENTS = 2;
/** Below these WordPress looks for a term or an author, and guesses at nothing. */
const NAME_NO_POST = new Set(['category', 'tag', 'type', 'topics', 'author', 'search']);
/** Below these it looks for a post of that type alone. */
const NAME_A_TYPE = new Set(['facilities', 'contributors']);

/**
 * WordPress's guess at an address it does not know: the post that is called so elsewhere (a wrong parent), or the first
 * whose slug begins so (a link that was cut in a mail). GraphQL can't search slugs, so what holds the slug's words is
 * looked through: a post whose title says something else is not found.
 * Out: the post's path, or null. @throws UpstreamError
 */
export async function guessAddress(path: string): Promise<string | null> {
  const segments = path.split('/').filter(Boolean);
  const slug = decodeURIComponent(segments.at(-1) ?? '');
  const [first = ''] = segments;
  const hasParent = segments.length > 1;
  if (
    segments.length > MOST_SEGMENTS ||
    slug.length < 2 ||
    /^\d+$/.test(slug) ||
    (hasParent && NAME_NO_POST.has(first))
  )
    return null;
  const { named, found } = await queryWordPress(GUESS_QUERY, { slug, words: slug.replace(/-+/g, ' ').trim() });
  const own = [...(named?.nodes ?? []), ...(found?.nodes ?? [])]
    .filter((node) => node.slug?.startsWith(slug) && !PASSED_OVER.has(node.__typename))
    .toSorted((a, b) => ((a.slug ?? '') < (b.slug ?? '') ? -1 : 1))
    .flatMap(({ uri }) => pathOfUri(uri) ?? [])
    .filter(
      (candidate) =>
        candidate !== path && (!hasParent || !NAME_A_TYPE.has(first) || candidate.startsWith(`/${first}/`)),
    );
  return own[0] ?? null;
}
