import { rendererId, sha, sourceKey } from '../../platform/folders';
import { processState } from '../../platform/process-state';
import { takeLock, waitForOther } from '../../platform/redis/lock';
import { redisLink } from '../../platform/redis/own-link';
import { isStale, openPage } from './compressed';
import { missedKey } from './memory';
import { isOutdated } from './site-invalidation';
import { sharedPages } from './site-shared-pages';

import type { Lock } from '../../platform/redis/lock';
import type { OpenPage } from './compressed';

/** Time from a page's data to its being stored, while Next renders it. */
const RENDER_TIMEOUT_MS = 5000;

/** The locks of this process, by path: a page requested from several processes at once is rendered by one of them. */
const locks = (processState<Map<string, Lock>>('renderLocks').value ??= new Map());

const lockKey = (path: string): string => `${sourceKey()}:making:${rendererId()}/${sha(path).slice(0, 40)}`;

/** Returns another process's page, if it is as good as a new one. */
async function renderedByOther(path: string): Promise<OpenPage | null> {
  const key = missedKey(path);
  const found = key ? await sharedPages()?.pages.read(key) : null;
  return found && !isOutdated(found.validity) && !isStale(found.compressed) ? openPage(found) : null;
}

/**
 * Takes the lock of a page that this process is about to render.
 * @returns the page, when another process has rendered it meanwhile; null: render it, and call `endRender`
 */
export async function beginRender(path: string): Promise<OpenPage | null> {
  const link = redisLink();
  if (!link?.isUp || locks.has(path)) return null;
  const lock = await takeLock(link, lockKey(path)).catch(() => undefined);
  if (lock === null) return waitForOther(link, lockKey(path), () => renderedByOther(path));
  if (lock) locks.set(path, lock);
  return null;
}

/** Limits the time that other processes wait from now on: the page's data is there, and Next renders it. */
export function limitRender(path: string): void {
  const lock = locks.get(path);
  if (lock) setTimeout(() => locks.get(path) === lock && void endRender(path), RENDER_TIMEOUT_MS).unref();
}

/** Releases the lock: the page is stored, or could not be rendered. */
export async function endRender(path: string): Promise<void> {
  const lock = locks.get(path);
  locks.delete(path);
  await lock?.release();
}
