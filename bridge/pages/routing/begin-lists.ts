import { cachedListAddresses } from '../archive/list-addresses';
import { listOf, STICKY } from '../archive/archive-page';
import { beginList } from '../archive/cached-lists';
import { startBylines } from '../bylines/byline-index';
import { trackDependencies } from '../../wordpress/dependencies/track';
import { parseAddress } from './parse';

import type { ListAddresses } from '../archive/list-addresses';
import type { RequestedList } from '../archive/lists';

/** What is probably walked for an address. */
export interface Expected {
  lists: RequestedList[];
  /** A contributor's, whose articles are found in all bylines. */
  isProfile: boolean;
}

const NOTHING: Expected = { lists: [], isProfile: false };
/** Below these stands a name alone. */
const FLAT: ReadonlySet<string> = new Set(['post_tag', 'post_format', 'author', 'contributor']);

/** In: where lists are; an address without a page's number. */
export function expectedAt({ types, bases }: ListAddresses, base: string, page: number): Expected {
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
  // As the seed query will say; an id is there in any case, and no part of the list.
  const slug = above.kind === 'post_format' ? `post-format-${name}` : name;
  const node = above.kind === 'author' ? { __typename: 'User' } : { isTermNode: true, taxonomyName: above.kind };
  const list = listOf({ ...node, slug, databaseId: 0 });
  return list ? { lists: [list], isProfile: false } : NOTHING;
}

/**
 * Begins to walk the list that a clean path probably is, side by side with the question what it is: then a page of a list
 * costs two requests in a row, as any other. Done when nothing of it is under way any more; never throws. Whatever the page is
 * made of is noted by those who use it.
 */
export async function beginLists(path: string): Promise<void> {
  const { base, page, part, commentPage, date } = parseAddress(path);
  if (date || part !== null || commentPage !== null) return;
  await trackDependencies(async () => {
    const { lists, isProfile } = expectedAt(await cachedListAddresses(), base, Math.max(1, page ?? 1));
    await Promise.all([...lists.map(beginList), isProfile && startBylines()]);
  });
}
