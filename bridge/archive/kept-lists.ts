import { LRUCache } from 'lru-cache';

import { wordPressUrl } from '../env';
import { sharedValue } from '../frame/shared-value';
import { KEPT_LISTS, LIST_FRESH_FOR } from './limits';
import { walkList } from './lists';

import type { LoadedValue, SharedValue } from '../frame/shared-value';
import type { ListAsked } from './lists';

// On globalThis, because Next gives pages and API routes module instances of their own.
declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var footbridgeLists: LRUCache<string, SharedValue<number[]>> | undefined;
}

/**
 * Ids of a list from the shared cache: one walk for all pages that wait for it. A walk that is older than a minute is
 * made again first, because a page made of it may live for an hour; if that fails the older one serves.
 * @throws UpstreamError when WordPress fails and nothing older is there.
 */
export function keptList(asked: ListAsked): Promise<LoadedValue<number[]>> {
  const lists = (globalThis.footbridgeLists ??= new LRUCache({ max: KEPT_LISTS }));
  const key = JSON.stringify([wordPressUrl(), asked]);
  const kept = lists.get(key) ?? sharedValue({ name: 'list', freshFor: LIST_FRESH_FOR, load: () => walkList(asked), whenStale: 'wait' });
  lists.set(key, kept);
  return kept.get();
}

/** The next page of any list is made of a new walk: a post was published, moved or taken away. */
export function expireLists(): void {
  for (const list of globalThis.footbridgeLists?.values() ?? []) list.expire();
}
