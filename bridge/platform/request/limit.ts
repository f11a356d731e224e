import { LRUCache } from 'lru-cache';

export interface LimitOptions {
  /** So many tries … */
  most: number;
  /** … in so long, ms. */
  within: number;
}

export interface Limit {
  /** Counts a try; false when there were too many. Counted before it is made, so that many at once do not slip through. */
  take(key: string): boolean;
  /** Takes a try back that was no wrong one. */
  giveBack(key: string): void;
}

/** Counts tries by key in this process's memory; the ten thousand last keys are remembered. */
export function limit({ most, within }: LimitOptions): Limit {
  const counted = new LRUCache<string, { tries: number; until: number }>({ max: 10_000 });
  return {
    take(key) {
      const known = counted.get(key);
      const entry = known && known.until > Date.now() ? known : { tries: 0, until: Date.now() + within };
      entry.tries += 1;
      counted.set(key, entry);
      return entry.tries <= most;
    },
    giveBack(key) {
      const entry = counted.get(key);
      if (entry) entry.tries -= 1;
    },
  };
}
