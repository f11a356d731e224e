import { LRUCache } from 'lru-cache';

import { rendererId, sha, sourceKey } from '../../platform/folders';
import { processState } from '../../platform/process-state';
import { takeLock, waitForOther, type Release } from '../../platform/redis/lock';
import { redisLink } from '../../platform/redis/link';

import type { Entry } from './entry';

/** More pages than are rendered at once. */
const MAX_LOCKS = 2000;

/** The locks of this process, by path: a page requested from several processes at once is rendered by one of them. */
const locks = (processState<LRUCache<string, Release>>('renderLocks').value ??= new LRUCache({ max: MAX_LOCKS }));

/** Takes a page's lock, or waits a second at most for another process's page. Null: render it, and call `endRender`. */
export async function waitForRender(path: string, find: () => Promise<Entry | null>): Promise<Entry | null> {
  const link = redisLink();
  if (!link?.isUp || locks.has(path)) return null;
  const key = `${sourceKey()}:making:${rendererId()}/${sha(path).slice(0, 40)}`;
  const release = await takeLock(link, key).catch(() => undefined);
  if (release) locks.set(path, release);
  return release === null ? waitForOther(link, key, find) : null;
}

export async function endRender(path: string): Promise<void> {
  const release = locks.get(path);
  locks.delete(path);
  await release?.();
}
