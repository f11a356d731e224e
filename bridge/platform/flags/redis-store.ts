import { redisLink } from '../redis/own-link';
import { brandKey } from '../redis/settings';
import { site } from '@/shared/site/current';

import type { FlagStore } from './store';

/** Returns the store of all machines; null without REDIS_URL. */
export function redisStore(name: string): FlagStore | null {
  const link = redisLink();
  if (!link) return null;
  const redisKey = (key: string): string => `${brandKey(site().code)}:flag:${name}:${key}`;
  return {
    set: (key, remainingMs) =>
      link.run(async (client) => {
        const expiration = { type: 'PX', value: Math.ceil(remainingMs) } as const;
        return (await client.set(redisKey(key), '1', { condition: 'NX', expiration })) !== null;
      }),
    // Below 0 for a key that does not exist.
    remaining: (key) => link.run(async (client) => Math.max(0, await client.pTTL(redisKey(key)))),
  };
}
