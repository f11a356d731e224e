import { wordPressUrl } from '../env';
import { kept } from '../shared/kept';
import { KEPT_LISTS, KEPT_SEARCHES, LIST_FRESH_FOR, WHOLE_WALK_FOR } from './limits';
import { walkList } from './lists';
import { walkSchema } from './walk';

import type { Kept } from '../shared/kept';
import type { LoadedValue } from '../shared/shared-value';
import type { ListAsked } from './lists';
import type { Walk } from './walk';

interface Lists {
  /** Apart from searches: what visitors type must not drive the site's own lists out. */
  archives: Kept<Walk>;
  searches: Kept<Walk>;
}

// On globalThis, because Next gives pages and API routes module instances of their own.
declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var footbridgeLists: Lists | undefined;
}

const makeLists = (): Lists => ({
  archives: kept({
    name: 'list',
    freshFor: LIST_FRESH_FOR,
    most: KEPT_LISTS,
    isWalk: true,
    forAll: { key: 'list', parse: (value) => walkSchema.safeParse(value).data ?? null, keepFor: WHOLE_WALK_FOR },
  }),
  // Each process has its own: what visitors typed is written nowhere.
  searches: kept({ name: 'search', freshFor: LIST_FRESH_FOR, most: KEPT_SEARCHES, isWalk: true }),
});

/**
 * Ids of a list from the shared cache: one walk for all pages that wait for it. A walk that is older than a minute is
 * looked at again first, because a page made of it may live for an hour; if that fails the older one serves.
 * @throws UpstreamError when WordPress fails and nothing older is there.
 */
export async function keptList(asked: ListAsked): Promise<LoadedValue<number[]>> {
  const { archives, searches } = (globalThis.footbridgeLists ??= makeLists());
  const lists = asked.kind === 'search' ? searches : archives;
  const { value, current } = await lists.of(JSON.stringify([wordPressUrl(), asked]), (older) => walkList(asked, older));
  return { value: value.ids, current };
}
