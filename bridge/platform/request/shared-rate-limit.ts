import { brandKey } from '../redis/settings';
import { redisLink } from '../redis/own-link';
import { ownSignature } from '../derived-key';
import { rateLimit } from './rate-limit';

import type { RateLimitOptions } from './rate-limit';
import { site } from '@/shared/site/current';

/** As RateLimit. Never throws. */
export interface SharedRateLimit {
  take(key: string): Promise<boolean>;
  refund(key: string): Promise<void>;
}

export interface SharedRateLimitOptions extends RateLimitOptions {
  /** Identifies the limit in every process. */
  name: string;
}

/**
 * Base64 digits of the hash: 24 bits, because Redis writes keys to its disk. Some 256 IPv4 addresses have the same hash, so no
 * address can be computed from it, even with the secret. Two clients share a count by chance only in one of some thousands of cases.
 */
const HASH_LENGTH = 4;

/** The first attempt starts the window. */
const TAKE = `
local attempts = redis.call('INCR', KEYS[1])
if attempts == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return attempts
`;
/** Must not create the key again after its window: it would never expire. */
const REFUND = `
if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('DECR', KEYS[1]) end
return 0
`;

/**
 * Returns a rate limit that all processes share through Redis. Each process counts for itself as well, and uses its own count while
 * Redis is unreachable, or without one. A key may be a visitor's address: Redis stores a part of its keyed hash, for one window.
 */
export function sharedRateLimit({ name, max, windowMs }: SharedRateLimitOptions): SharedRateLimit {
  const own = rateLimit({ max, windowMs });
  const run = (script: string, key: string): Promise<unknown> | undefined =>
    redisLink()?.run((client) => {
      const hash = ownSignature('footbridge limits 1', `${name} ${key}`).slice(0, HASH_LENGTH);
      return client.eval(script, {
        keys: [`${brandKey(site().code)}:limit:${name}:${hash}`],
        arguments: [String(windowMs)],
      });
    });
  return {
    async take(key) {
      const isAllowedHere = own.take(key);
      try {
        const attempts = await run(TAKE, key);
        return attempts === undefined ? isAllowedHere : Number(attempts) <= max;
      } catch {
        return isAllowedHere;
      }
    },
    async refund(key) {
      own.refund(key);
      await run(REFUND, key)?.catch(() => undefined);
    },
  };
}
