import { keyedValue, processState } from '../process-state';
import { RedisLink } from './link';
import { brandKey, redisUrl } from './settings';
import { site } from '@footbridge/shared/site/current';

const WRITE_TEST_TTL_MS = 60_000;

export const linksState = processState<Map<string, RedisLink>>('redisLinks');

/** Returns this process's connection, which the first call opens; null without REDIS_URL. */
export function redisLink(): RedisLink | null {
  const url = redisUrl();
  return url ? keyedValue(linksState, url, () => new RedisLink(url)) : null;
}

/** Returns whether Redis accepts writes: a replica and a full one do not. Null without REDIS_URL; never throws. */
export async function isWritable(): Promise<boolean | null> {
  const link = redisLink();
  if (!link) return null;
  const key = `${brandKey(site().code)}:health`;
  return link
    .run((client) => client.set(key, '1', { expiration: { type: 'PX', value: WRITE_TEST_TTL_MS } }))
    .then(
      () => true,
      () => false,
    );
}
