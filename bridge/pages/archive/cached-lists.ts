import { LRUCache } from 'lru-cache';

import { wordPressUrl } from '../../platform/env';
import { trackDependencies, addDependencies } from '../../wordpress/dependencies/track';
import { cachedValues } from '../../cache/shared-values/cached-values';
import { BEGUN_FOR, BEGUN_LISTS, KEPT_LISTS, KEPT_SEARCHES, LIST_FRESH_FOR, WHOLE_WALK_FOR } from './limits';
import { paginateList } from './lists';
import { walkSchema } from './paginate';
import { processState } from '../../platform/process-state';

import type { Dependency } from '../../wordpress/dependencies/track';
import type { CachedValues } from '../../cache/shared-values/cached-values';
import type { LoadedValue } from '../../cache/shared-values/shared-value';
import type { RequestedList } from './lists';
import type { Walk } from './paginate';

interface Lists {
  /** Apart from searches: what visitors type must not drive the site's own lists out. */
  archives: CachedValues<Walk>;
  searches: CachedValues<Walk>;
  /** Walks that were begun before it was known that there is such a list: an invented address must not drive a list out. */
  begun: LRUCache<string, Promise<Begun>>;
}

interface Begun {
  value: Walk;
  dependencies: readonly Dependency[];
}

export const listsState = processState<Lists>('lists');

const makeLists = (): Lists => ({
  archives: cachedValues({
    name: 'list',
    freshMs: LIST_FRESH_FOR,
    maxValues: KEPT_LISTS,
    isListOrder: true,
    store: { key: 'list', parse: (value) => walkSchema.safeParse(value).data ?? null, ttlMs: WHOLE_WALK_FOR },
  }),
  // Each process has its own: what visitors typed is written nowhere.
  searches: cachedValues({ name: 'search', freshMs: LIST_FRESH_FOR, maxValues: KEPT_SEARCHES, isListOrder: true }),
  begun: new LRUCache({ max: BEGUN_LISTS, ttl: BEGUN_FOR }),
});

const lists = (): Lists => (listsState.value ??= makeLists());
const keyOf = (asked: RequestedList): string => JSON.stringify([wordPressUrl(), asked]);

/** A walk that was begun already counts once, as made when it began: an edit may have come since. */
async function walkOrTake(key: string, asked: RequestedList, older?: Walk): Promise<Walk> {
  const { begun } = lists();
  const other = begun.get(key);
  begun.delete(key);
  if (!other) return paginateList(asked, older);
  const { value, dependencies } = await other;
  addDependencies(dependencies);
  return value;
}

/**
 * Begins to walk a list that an address probably is, so that its walk need not wait for the question what the address is.
 * Whoever then asks for the list takes this walk. Done when it has ended; never throws.
 */
export async function beginList(asked: RequestedList): Promise<void> {
  const key = keyOf(asked);
  const { archives, begun } = lists();
  try {
    if (archives.has(key)) return void (await cachedList(asked));
    const walking = begun.get(key) ?? trackDependencies(() => paginateList(asked));
    begun.set(key, walking);
    await walking;
  } catch {
    // Who needs the list meets the same failure.
  }
}

/**
 * Ids of a list from the shared cache: one walk for all pages that wait for it. A walk that is older than a minute is
 * looked at again first, because a page made of it may live for an hour; if that fails the older one serves.
 * @throws UpstreamError when WordPress fails and nothing older is there.
 */
export async function cachedList(asked: RequestedList): Promise<LoadedValue<number[]>> {
  const { archives, searches } = lists();
  const key = keyOf(asked);
  const { value, current } = await (asked.kind === 'search' ? searches : archives).of(key, (older) =>
    walkOrTake(key, asked, older),
  );
  return { value: value.ids, current };
}
