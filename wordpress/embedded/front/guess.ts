import type { Store } from '../store/store';
import type { PostEntity, PostType } from '../store/types';

const GUESSED: ReadonlySet<PostType> = new Set(['post', 'page', 'facility', 'contributor']);
const BASES: Record<string, PostType> = { facilities: 'facility', contributors: 'contributor' };
/** Below these are terms and users, whose slugs WordPress does not guess. */
const NO_GUESS = new Set(['category', 'tag', 'topics', 'type', 'author', 'search']);

/**
 * Returns the post to which WordPress redirects an unknown path: the post that once had the slug, else the first whose
 * slug begins with the requested one; null if there is none.
 */
export function guessedPost(base: string, store: Store): PostEntity | null {
  const [first = '', ...rest] = base.split('/');
  const slug = rest.at(-1) ?? first;
  if (slug === '' || NO_GUESS.has(first)) return null;
  const type = rest.length === 1 ? BASES[first] : undefined;
  const known = store.posts.filter(
    (post) => post.status === 'publish' && GUESSED.has(post.type) && (!type || post.type === type),
  );
  // Only types without parents remember their old slugs, and one at the top level is a post's.
  const renamed = known.find(
    (post) => post.oldSlugs.includes(slug) && post.type === (type ?? 'post') && rest.length === (type ? 1 : 0),
  );
  const begins = known.filter((post) => post.slug.startsWith(slug)).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return renamed ?? begins[0] ?? null;
}
