import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { SEARCHED, type MainQuery } from './main-query';

/**
 * Returns the post to which WordPress redirects an unknown address: the one that once had the slug
 * (wp_old_slug_redirect), else the first whose slug begins with it (redirect_guess_404_permalink); null if there is none.
 */
export function guessedPost({ vars, isSingular }: MainQuery, store: Store): PostEntity | null {
  const { name, pagename, attachment, post_type: type } = vars;
  // The page of posts is no text: WordPress forgets its name.
  const slug = isSingular && (name ?? pagename ?? attachment ?? '').split('/').findLast(Boolean)?.toLowerCase();
  if (!slug) return null;
  const known = store.posts.filter((post) => post.status === 'publish' && SEARCHED.has(post.type));
  // Only types without parents remember their old slugs.
  const remembering = type ?? (attachment || pagename ? null : 'post');
  const renamed = known.find((post) => post.type === remembering && post.oldSlugs.includes(slug));
  const begins = known.filter((post) => post.slug.startsWith(slug) && (!type || post.type === type));
  return renamed ?? begins.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))[0] ?? null;
}
