import { takeLock, waitForOther } from '../../platform/redis/lock.mjs';
import { ownLink } from '../../platform/redis/own-link.mjs';
import { buildId, sha, sourceKey } from '../../platform/folders.mjs';
import { keyOf } from './memory.mjs';
import { isOutdated } from './outdated.mjs';
import { ownMarks } from './own-marks.mjs';
import { ownPages } from './own-pages.mjs';
import { unpack } from './packed.mjs';

/**
 * Who makes which page just now, of all processes: a page that many ask for at once is made once.
 *
 * @typedef {import('./entry-text.mjs').Entry} Entry
 * @typedef {import('./entry-text.mjs').Origin} Origin
 * @typedef {{ entry: Entry, origin: Origin }} Made
 */

/** Between a page's data and its being kept it is drawn; longer than this it was not kept, ms. */
const DRAWN_WITHIN = 5000;

/** By path. @type {Map<string, import('../../platform/redis/lock.mjs').Lock>} */
const held = (globalThis.footbridgeMaking ??= new Map());

/** @param {string} path */
const lockOf = (path) => `${sourceKey()}:making:${buildId()}/${sha(path).slice(0, 40)}`;

/**
 * Another process's page, if it is as good as one that is made now.
 * @param {string} path
 * @returns {Promise<Made | null>}
 */
async function madeByOther(path) {
  const key = keyOf(path);
  const found = key ? await ownPages()?.pages.read(key) : null;
  if (!found || isOutdated(found.origin, ownMarks())) return null;
  const life = found.packed.cacheControl?.revalidate;
  if (typeof life === 'number' && Date.now() - found.packed.lastModified > life * 1000) return null;
  return unpack(found.packed).then(
    (entry) => ({ entry, origin: found.origin }),
    () => null,
  );
}

/**
 * Says that a page is about to be made here.
 * @param {string} path
 * @returns {Promise<Made | null>} what another process made of it meanwhile; null: make it, and say `doneMaking`
 */
export async function beginMaking(path) {
  const link = ownLink();
  if (!link?.isUp || held.has(path)) return null;
  const lock = await takeLock(link, lockOf(path)).catch(() => undefined);
  if (lock === null) return waitForOther(link, lockOf(path), () => madeByOther(path));
  if (lock) held.set(path, lock);
  return null;
}

/** Its data is there: whoever waits for it does so while it is drawn, and no longer. @param {string} path */
export function beginDrawing(path) {
  const lock = held.get(path);
  if (lock) setTimeout(() => held.get(path) === lock && void doneMaking(path), DRAWN_WITHIN).unref();
}

/** It is kept, or could not be made. @param {string} path */
export async function doneMaking(path) {
  const lock = held.get(path);
  held.delete(path);
  await lock?.release();
}
