import { LRUCache } from 'lru-cache';

import { sharedValue, type LoadedValue, type SharedValue } from './shared-value';

import type { SharedStoreOptions } from './stored-value';

export interface CachedValuesOptions<Value> {
  name: string;
  freshMs: number;
  maxValues: number;
  isAbandonable?: true;
  /** With REDIS_URL all processes share one load of each value; the store's key is a prefix. */
  store?: SharedStoreOptions<Value>;
}

export interface CachedValues<Value> {
  /** Returns a key's value, loaded once for all callers. A stale one only if that fails: a page would have it for an hour. */
  of(key: string, load: () => Promise<Value>): Promise<LoadedValue<Value>>;
}

export function cachedValues<Value>({
  name,
  freshMs,
  maxValues,
  isAbandonable,
  store,
}: CachedValuesOptions<Value>): CachedValues<Value> {
  const values = new LRUCache<string, SharedValue<Value>>({ max: maxValues });
  return {
    of(key, load) {
      const known =
        values.get(key) ??
        sharedValue({
          name,
          freshMs,
          load,
          whenStale: 'wait',
          isAbandonable,
          store: store && { ...store, key: `${store.key} ${key}` },
        });
      values.set(key, known);
      return known.get();
    },
  };
}
