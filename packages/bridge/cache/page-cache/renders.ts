import { LRUCache } from 'lru-cache';

import { rendererId, sha, sourceKey } from '../../platform/folders';
import { processState } from '../../platform/process-state';
import { findOrLock, type Release } from '../../platform/redis/lock';
import { redisLink } from '../../platform/redis/link';
import { internKeys, type Entry, type Validity } from './entry';

interface Render {
  /** Of the lock: a page requested from several processes at once is rendered by one of them. */
  release?: Release;
  /** The page loader has it, and only the cache handler stores the page. */
  validity?: Validity;
}

/** More pages than are rendered at once. */
const MAX_RENDERS = 2000;

/** What this process renders, by path. */
const renders = (processState<LRUCache<string, Render>>('renders').value ??= new LRUCache({ max: MAX_RENDERS }));

const add = (path: string, more: Render): void => void renders.set(path, { ...renders.get(path), ...more });

/** Takes a page's lock, or waits a second at most for another process's page. Null: render it, and call `endRender`. */
export async function waitForRender(path: string, find: () => Promise<Entry | null>): Promise<Entry | null> {
  const link = redisLink();
  if (!link?.isUp || renders.get(path)?.release) return null;
  const key = `${sourceKey()}:making:${rendererId()}/${sha(path).slice(0, 40)}`;
  const { found, release } = await findOrLock(link, key, find);
  if (release) add(path, { release });
  return found;
}

/** Records the validity of a page, just before the page loader returns it to Next. */
export const recordValidity = (path: string, validity: Validity): void => add(path, { validity });

export const recordedValidity = (path: string): Validity | undefined => renders.get(path)?.validity;

/** Returns the validity and the lock of a page that Next stores, once. A page of unknown dependencies depends on all. */
export function takeRender(path: string): Render & { validity: Validity } {
  const { release, validity } = renders.get(path) ?? {};
  renders.delete(path);
  const { dependencies, retry } = validity ?? { dependencies: [{ at: Date.now(), keys: ['*'] }] };
  return { release, validity: { dependencies: internKeys(dependencies), retry } };
}

/** Releases the lock of a page that could not be rendered. */
export async function endRender(path: string): Promise<void> {
  await takeRender(path).release?.();
}
