import { LRUCache } from 'lru-cache';

import { site } from '@footbridge/shared/site/current';

import { brandKey } from '../redis/settings';
import { redisLink } from '../redis/link';
import { ownSignature } from '../derived-key';

export interface RateLimitOptions {
  max: number;
  windowMs: number;
}

export type RateLimit = ReturnType<typeof rateLimit>;

const MAX_KEYS = 10_000;

export function rateLimit({ max, windowMs }: RateLimitOptions) {
  const windows = new LRUCache<string, { attempts: number; until: number }>({ max: MAX_KEYS });
  return {
    /** Counts an attempt and returns whether it is allowed. Call it before the attempt, so that concurrent ones count, too. */
    take(key: string): boolean {
      const known = windows.get(key);
      const current = known && known.until > Date.now() ? known : { attempts: 0, until: Date.now() + windowMs };
      current.attempts += 1;
      windows.set(key, current);
      return current.attempts <= max;
    },
    refund(key: string): void {
      const current = windows.get(key);
      if (current) current.attempts -= 1;
    },
  };
}

/**
 * Base64 digits of the hash: 24 bits, because Redis writes keys to its disk. Some 256 IPv4 addresses have the same hash, so no
 * address can be computed from it, even with the secret. Two clients share a count by chance only in one of some thousands of cases.
 */
const HASH_LENGTH = 4;

/** Returns a rate limit of all processes, through Redis; each uses its own count without one. A key may be an address. */
export function sharedRateLimit({ name, max, windowMs }: RateLimitOptions & { name: string }) {
  const own = rateLimit({ max, windowMs });
  /** Counts in Redis. Returns the attempts of the window, which the first one starts; undefined without REDIS_URL. */
  const add = async (key: string, attempts: number): Promise<number | undefined> => {
    const link = redisLink();
    if (!link) return undefined;
    const hash = ownSignature('footbridge limits 1', `${name} ${key}`).slice(0, HASH_LENGTH);
    const redisKey = `${brandKey(site().code)}:limit:${name}:${hash}`;
    const answers = await link.run((client) =>
      client
        .multi()
        .set(redisKey, '0', { condition: 'NX', expiration: { type: 'PX', value: windowMs } })
        .incrBy(redisKey, attempts)
        .exec(),
    );
    return Number(answers[1]);
  };
  return {
    async take(key: string): Promise<boolean> {
      const isAllowedHere = own.take(key);
      const attempts = await add(key, 1).catch(() => undefined);
      return attempts === undefined ? isAllowedHere : attempts <= max;
    },
    async refund(key: string): Promise<void> {
      own.refund(key);
      await add(key, -1).catch(() => undefined);
    },
  };
}
