import { GUESS_QUERY } from '@/queries/guess';

import { queryWordPress } from '../../wordpress/faust/query';
import { pathOfUri } from '../../wordpress/url/path';

/** Types without pages. */
const SKIPPED = new Set(['MediaItem', 'Review']);
const MAX_SEGMENTS = 2;
/** Bases of terms and authors, below which WordPress guesses nothing. */
const TERM_BASES = new Set(['category', 'tag', 'type', 'topics', 'author', 'search']);
/** Bases of one post type, below which WordPress guesses posts of that type only. */
const TYPE_BASES = new Set(['facilities', 'contributors']);

/**
 * Returns WordPress's guess at an unknown address: the path of the post with that slug elsewhere (a wrong parent), or of the
 * first post whose slug starts with it (a truncated link); null when there is none. GraphQL can't search slugs, so it
 * searches the slug's words: a post with another title is not found.
 * @throws UpstreamError
 */
export async function guessAddress(path: string): Promise<string | null> {
  const segments = path.split('/').filter(Boolean);
  const slug = decodeURIComponent(segments.at(-1) ?? '');
  const [first = ''] = segments;
  const hasParent = segments.length > 1;
  if (segments.length > MAX_SEGMENTS || slug.length < 2 || /^\d+$/.test(slug) || (hasParent && TERM_BASES.has(first)))
    return null;
  const { named, found } = await queryWordPress(GUESS_QUERY, { slug, words: slug.replace(/-+/g, ' ').trim() });
  const own = [...(named?.nodes ?? []), ...(found?.nodes ?? [])]
    .filter((node) => node.slug?.startsWith(slug) && !SKIPPED.has(node.__typename))
    .toSorted((a, b) => ((a.slug ?? '') < (b.slug ?? '') ? -1 : 1))
    .flatMap(({ uri }) => pathOfUri(uri) ?? [])
    .filter(
      (candidate) => candidate !== path && (!hasParent || !TYPE_BASES.has(first) || candidate.startsWith(`/${first}/`)),
    );
  return own[0] ?? null;
}
