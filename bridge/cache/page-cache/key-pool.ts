import { LRUCache } from 'lru-cache';

import { processState } from '../../platform/process-state';

import type { Dependency } from './entry-text';

/** Lists of keys that many pages share: the layout's, a post list's. Those of one page alone drop out again. */
const MAX_LISTS = 500;
/** More than a WordPress of ten thousand pages has; above it the pool starts anew. */
const MAX_KEYS = 100_000;

/**
 * A string pool for dependencies: each key and each shared list is in memory once. A page has a hundred keys, and ten thousand
 * pages have a few thousand different ones.
 */
export class KeyPool {
  #lists = new LRUCache<string, readonly string[]>({ max: MAX_LISTS });
  #keys = new Map<string, string>();

  #internKey(key: string): string {
    const pooled = this.#keys.get(key);
    if (pooled !== undefined) return pooled;
    // An address is a key of one page only, and requests for missing pages create addresses without end.
    if (key.startsWith('uri:')) return key;
    if (this.#keys.size >= MAX_KEYS) this.#keys.clear();
    this.#keys.set(key, key);
    return key;
  }

  intern(dependencies: readonly Dependency[]): Dependency[] {
    return dependencies.map(({ at, keys }) => {
      const name = keys.join(' ');
      const pooled = this.#lists.get(name) ?? keys.map((key) => this.#internKey(key));
      this.#lists.set(name, pooled);
      return { at, keys: pooled };
    });
  }

  clear(): void {
    this.#lists.clear();
    this.#keys.clear();
  }
}

/** The pool of this process: for entries in memory and for the indexes of stored pages. */
export const keyPool = (processState<KeyPool>('keyPool').value ??= new KeyPool());
