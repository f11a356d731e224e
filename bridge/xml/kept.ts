import { LRUCache } from 'lru-cache';

import { sharedValue } from '../frame/shared-value';

import type { SharedValue } from '../frame/shared-value';

export interface KeptOptions {
  /** For the log. */
  name: string;
  /** How long a value is given out without asking WordPress, ms. */
  freshFor: number;
  /** How many are kept. */
  most: number;
}

export interface Kept<Value> {
  /**
   * The value of a key: kept, or loaded once for all who ask meanwhile. An old one only when loading fails: who asks
   * for a feed once a day would else always read yesterday's.
   * @throws what `load` throws when there is nothing older.
   */
  of(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

/** What documents for machines are made of (feeds, the sitemap), kept a while. */
export function kept<Value>({ name, freshFor, most }: KeptOptions): Kept<Value> {
  const values = new LRUCache<string, SharedValue<Value>>({ max: most });
  return {
    async of(key, load) {
      const known = values.get(key) ?? sharedValue({ name, freshFor, load, whenStale: 'wait' });
      values.set(key, known);
      return (await known.get()).value;
    },
    clear: () => values.clear(),
  };
}
