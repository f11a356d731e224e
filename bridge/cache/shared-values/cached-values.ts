import { LRUCache } from 'lru-cache';

import { sharedValue } from './shared-value';

import type { LoadedValue, SharedValue } from './shared-value';
import type { StoredForAll } from './stored-value';

export interface CachedValuesOptions<Value> {
  /** For the log. */
  name: string;
  /** How long a value is given out without asking WordPress, ms. */
  freshFor: number;
  /** How many are kept. */
  most: number;
  /** As in SharedValueOptions. */
  isWalk?: true;
  /** With REDIS_URL each is loaded once for all processes; the key is added to this one's. */
  forAll?: StoredForAll<Value>;
}

export interface CachedValues<Value> {
  /**
   * The value of a key: kept, or loaded once for all who ask meanwhile. An old one only when loading fails: who asks
   * for a feed once a day would else always read yesterday's, and a page made of an old list would live for an hour.
   * Who asks for a key first brings the `load` that it is loaded with ever after.
   * @throws what `load` throws when there is nothing older.
   */
  of(key: string, load: (older?: Value) => Promise<Value>): Promise<LoadedValue<Value>>;
  /** Whether a key has a value, or is being loaded, though it be an old one. */
  has(key: string): boolean;
  clear(): void;
}

/** Values of one kind by their key, kept a while: lists, feeds, the sitemap. */
export function cachedValues<Value>({
  name,
  freshFor,
  most,
  isWalk,
  forAll,
}: CachedValuesOptions<Value>): CachedValues<Value> {
  const values = new LRUCache<string, SharedValue<Value>>({ max: most });
  return {
    of(key, load) {
      const known =
        values.get(key) ??
        sharedValue({
          name,
          freshFor,
          load,
          whenStale: 'wait',
          isWalk,
          forAll: forAll && { ...forAll, key: `${forAll.key} ${key}` },
        });
      values.set(key, known);
      return known.get();
    },
    has: (key) => values.has(key),
    clear: () => values.clear(),
  };
}
