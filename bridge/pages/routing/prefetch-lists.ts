import { cachedListAddresses } from '../archive/list-addresses';
import { listOf, STICKY } from '../archive/archive-page';
import { prefetchList } from '../archive/cached-lists';
import { prefetchBylines } from '../bylines/byline-index';
import { trackDependencies } from '../../wordpress/dependencies/track';
import { parseAddress } from './parse';

import type { ListAddresses } from '../archive/list-addresses';
import type { RequestedList } from '../archive/lists';

/** The lists that an address probably needs. */
export interface ExpectedLists {
  lists: RequestedList[];
  /** A contributor's profile, which needs the byline index. */
  isProfile: boolean;
}

const NOTHING: ExpectedLists = { lists: [], isProfile: false };
/** Bases with one segment below. */
const FLAT: ReadonlySet<string> = new Set(['post_tag', 'post_format', 'author', 'contributor']);

/** Returns the lists that an address probably needs. @param base the address without its page number */
export function expectedLists({ types, bases }: ListAddresses, base: string, page: number): ExpectedLists {
  const type = types.find(({ path }) => path === base);
  if (type) {
    const list = listOf({ __typename: 'ContentType', name: type.name, isPostsPage: type.isHome });
    return { lists: [...(list ? [list] : []), ...(type.isHome && page === 1 ? [STICKY] : [])], isProfile: false };
  }
  const above = bases.filter(({ path }) => base.startsWith(path)).toSorted((a, b) => b.path.length - a.path.length)[0];
  const names = above ? base.slice(above.path.length).split('/').filter(Boolean) : [];
  const name = names.at(-1);
  if (!above || !name || (FLAT.has(above.kind) && names.length > 1)) return NOTHING;
  if (above.kind === 'contributor') return { lists: [], isProfile: true };
  // The fields of the later seed node. The id is required, and not part of the list.
  const slug = above.kind === 'post_format' ? `post-format-${name}` : name;
  const node = above.kind === 'author' ? { __typename: 'User' } : { isTermNode: true, taxonomyName: above.kind };
  const list = listOf({ ...node, slug, databaseId: 0 });
  return list ? { lists: [list], isProfile: false } : NOTHING;
}

/**
 * Loads the list that a clean path probably is, in parallel with the seed query, so that a list's page needs two consecutive
 * requests like any other page. Resolves when all requests have ended; never throws. Dependencies are tracked where the lists
 * are used.
 */
export async function prefetchLists(path: string): Promise<void> {
  const { base, page, part, commentPage, date } = parseAddress(path);
  if (date || part !== null || commentPage !== null) return;
  await trackDependencies(async () => {
    const { lists, isProfile } = expectedLists(await cachedListAddresses(), base, Math.max(1, page ?? 1));
    await Promise.all([...lists.map(prefetchList), isProfile && prefetchBylines()]);
  });
}
