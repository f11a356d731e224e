import { LRUCache } from 'lru-cache';

import { sharedValue, type LoadedValue, type SharedValue } from './shared-value';

import type { SharedStoreOptions } from './stored-value';

interface CachedValuesOptions<Value> {
  name: string;
  freshMs: number;
  maxValues: number;
  isAbandonable?: true;
  /** With REDIS_URL all processes share one load of each value; the store's key is a prefix. */
  store?: SharedStoreOptions<Value>;
}

/**
 * Returns a function that loads a key's value once for all callers. It returns a stale value only if loading fails, because a
 * page would show it for an hour.
 */
export function cachedValues<Value>({ maxValues, store, ...options }: CachedValuesOptions<Value>) {
  const values = new LRUCache<string, SharedValue<Value>>({ max: maxValues });
  return (key: string, load: () => Promise<Value>): Promise<LoadedValue<Value>> => {
    const ofKey = store && { ...store, key: `${store.key} ${key}` };
    const known = values.get(key) ?? sharedValue({ ...options, load, whenStale: 'wait', store: ofKey });
    values.set(key, known);
    return known.get();
  };
}
