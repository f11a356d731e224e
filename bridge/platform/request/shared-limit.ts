import { brandKey } from '../redis/settings';
import { redisLink } from '../redis/own-link';
import { ownSignature } from '../derived-key';
import { limit } from './limit';

import type { LimitOptions } from './limit';

export interface SharedLimit {
  /** As in Limit. Never throws. */
  take(key: string): Promise<boolean>;
  giveBack(key: string): Promise<void>;
}

export interface SharedLimitOptions extends LimitOptions {
  /** Tells it from the other limits, in every process. */
  name: string;
}

/**
 * Of the hash, in base64: 24 bits. Redis writes what it is told to its disk, and there 256 addresses of IPv4 look the same,
 * also to who has the secret. That two who try at the same time share a count is one chance in some thousands.
 */
const SIGNS = 4;

/** The first try of a key begins its time. */
const TAKE = `
local tries = redis.call('INCR', KEYS[1])
if tries == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return tries
`;
/** What has run out meanwhile must not begin anew, without an end. */
const GIVE_BACK = `
if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('DECR', KEYS[1]) end
return 0
`;

/**
 * Counts tries by key for all processes together where there is a Redis. Each process counts its own beside that, and goes
 * by them while Redis is away, or without one. A key may be a visitor's address: Redis gets a part of a
 * hash that only FOOTBRIDGE_SECRET makes, until its time is over.
 */
export function sharedLimit({ name, most, within }: SharedLimitOptions): SharedLimit {
  const own = limit({ most, within });
  const ask = (script: string, key: string): Promise<unknown> | undefined =>
    redisLink()?.run((client) => {
      const counted = ownSignature('footbridge limits 1', `${name} ${key}`).slice(0, SIGNS);
      return client.eval(script, {
        keys: [`${brandKey(process.env.NEXT_PUBLIC_SITE || 'DSH')}:limit:${name}:${counted}`],
        arguments: [String(within)],
      });
    });
  return {
    async take(key) {
      const mayHere = own.take(key);
      try {
        const tries = await ask(TAKE, key);
        return tries === undefined ? mayHere : Number(tries) <= most;
      } catch {
        return mayHere;
      }
    },
    async giveBack(key) {
      own.giveBack(key);
      await ask(GIVE_BACK, key)?.catch(() => undefined);
    },
  };
}
