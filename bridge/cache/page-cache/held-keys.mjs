import { LRUCache } from 'lru-cache';

/** Lists that many pages have: the frame's, a list's. Those of one page alone drop out again. */
const LISTS = 500;
/** More than a WordPress of ten thousand pages has; past it all begins anew. */
const MOST_KEYS = 100_000;

/**
 * What pages were made of, each key and each list that comes again held once: a page has a hundred keys, ten thousand pages some
 * thousand different ones, and the frame's lists are the same in all.
 */
export class HeldKeys {
  /** @type {LRUCache<string, readonly string[]>} */
  #lists = new LRUCache({ max: LISTS });
  /** @type {Map<string, string>} */
  #keys = new Map();

  /** @param {string} key */
  #key(key) {
    const held = this.#keys.get(key);
    if (held !== undefined) return held;
    // Those are one page's own, and whoever asks for what is nowhere makes them without end.
    if (key.startsWith('uri:')) return key;
    if (this.#keys.size >= MOST_KEYS) this.#keys.clear();
    this.#keys.set(key, key);
    return key;
  }

  /** @param {readonly import('./marks.mjs').Made[]} made */
  once(made) {
    return made.map(({ at, keys }) => {
      const name = keys.join(' ');
      const held = this.#lists.get(name) ?? keys.map((key) => this.#key(key));
      this.#lists.set(name, held);
      return { at, keys: held };
    });
  }

  clear() {
    this.#lists.clear();
    this.#keys.clear();
  }
}

/** Of all that this process holds of pages: entries in memory, and the indexes of what is kept. */
export const ownKeys = (globalThis.footbridgeHeldKeys ??= new HeldKeys());
