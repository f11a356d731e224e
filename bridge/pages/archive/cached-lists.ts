import { LRUCache } from 'lru-cache';

import { wordPressUrl } from '../../platform/env';
import { DATA_FRESH_MS } from '../../platform/lifetimes';
import { trackDependencies, addDependencies } from '../../wordpress/dependencies/track';
import { cachedValues } from '../../cache/shared-values/cached-values';
import {
  LIST_MAX_AGE_MS,
  MAX_CACHED_LISTS,
  MAX_CACHED_SEARCHES,
  MAX_PREFETCHED_LISTS,
  PREFETCHED_TTL_MS,
} from './limits';
import { paginateList } from './lists';
import { listIdsSchema } from './paginate';
import { searchOwn } from '../search/results';
import { processState } from '../../platform/process-state';
import { withSignal } from '../../platform/current-request/context';

import type { Dependency } from '../../wordpress/dependencies/track';
import type { CachedValues } from '../../cache/shared-values/cached-values';
import type { LoadedValue } from '../../cache/shared-values/shared-value';
import type { RequestedList } from './lists';
import type { ListIds } from './paginate';

interface Lists {
  archives: CachedValues<ListIds>;
  /** Separate, because visitors' searches must not evict the site's lists. */
  searches: CachedValues<ListIds>;
  /** Lists of addresses that may not exist: they must not evict the site's lists either. */
  prefetched: LRUCache<string, Promise<Prefetched>>;
}

interface Prefetched {
  value: ListIds;
  dependencies: readonly Dependency[];
}

export const listsState = processState<Lists>('lists');

const createLists = (): Lists => ({
  archives: cachedValues({
    name: 'list',
    freshMs: DATA_FRESH_MS,
    maxValues: MAX_CACHED_LISTS,
    isListOrder: true,
    isAbandonable: true,
    store: { key: 'list', parse: (value) => listIdsSchema.safeParse(value).data ?? null, ttlMs: LIST_MAX_AGE_MS },
  }),
  // In this process only: visitors' search words are stored nowhere.
  searches: cachedValues({
    name: 'search',
    freshMs: DATA_FRESH_MS,
    maxValues: MAX_CACHED_SEARCHES,
    isListOrder: true,
    isAbandonable: true,
  }),
  prefetched: new LRUCache({ max: MAX_PREFETCHED_LISTS, ttl: PREFETCHED_TTL_MS }),
});

const lists = (): Lists => (listsState.value ??= createLists());
const keyOf = (list: RequestedList): string => JSON.stringify([wordPressUrl(), list]);

/** Loads a list, or takes the prefetched one, whose dependencies date from the prefetch: an edit may have come since. */
async function loadList(key: string, list: RequestedList, older?: ListIds): Promise<ListIds> {
  const { prefetched } = lists();
  const other = prefetched.get(key);
  prefetched.delete(key);
  if (!other) return paginateList(list, older);
  const { value, dependencies } = await other;
  addDependencies(dependencies);
  return value;
}

/**
 * Loads the list that an address probably is, in parallel with its seed query. `cachedList` takes it then. Resolves when it is
 * loaded; never throws.
 */
export async function prefetchList(list: RequestedList): Promise<void> {
  const key = keyOf(list);
  const { archives, prefetched } = lists();
  try {
    if (archives.has(key)) return void (await cachedList(list));
    const loading = prefetched.get(key) ?? withSignal(undefined, () => trackDependencies(() => paginateList(list)));
    prefetched.set(key, loading);
    await loading;
  } catch {
    // `cachedList` throws the same error.
  }
}

/**
 * Returns the ids of a list from the shared cache, of a search from the site's own index. After a minute its first page is requested again, because a page rendered
 * from it may be cached for an hour; if that fails the stale list is returned.
 * @throws UpstreamError when WordPress fails and no stale list is cached
 */
export async function cachedList(list: RequestedList): Promise<LoadedValue<number[]>> {
  const found = list.kind === 'search' ? await searchOwn(list.search) : null;
  if (found) return { value: found.ids, current: true };
  const { archives, searches } = lists();
  const key = keyOf(list);
  const { value, current } = await (list.kind === 'search' ? searches : archives).of(key, (older) =>
    loadList(key, list, older),
  );
  return { value: value.ids, current };
}
