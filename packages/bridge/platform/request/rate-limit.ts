import { LRUCache } from 'lru-cache';

export interface RateLimitOptions {
  max: number;
  windowMs: number;
}

export interface RateLimit {
  /** Counts an attempt and returns whether it is allowed. Call it before the attempt, so that concurrent ones count, too. */
  take(key: string): boolean;
  refund(key: string): void;
}

const MAX_KEYS = 10_000;

/** Returns a rate limit by key, in this process's memory. */
export function rateLimit({ max, windowMs }: RateLimitOptions): RateLimit {
  const windows = new LRUCache<string, { attempts: number; until: number }>({ max: MAX_KEYS });
  return {
    take(key) {
      const known = windows.get(key);
      const current = known && known.until > Date.now() ? known : { attempts: 0, until: Date.now() + windowMs };
      current.attempts += 1;
      windows.set(key, current);
      return current.attempts <= max;
    },
    refund(key) {
      const current = windows.get(key);
      if (current) current.attempts -= 1;
    },
  };
}
