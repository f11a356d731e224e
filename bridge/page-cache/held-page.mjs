import { keyLike } from './cache-key.mjs';
import { entryFile } from './entry-file.mjs';
import { cacheFolders } from './folders.mjs';
import { countVisit, memory } from './memory.mjs';
import { isOutdated } from './outdated.mjs';
import { ownMarks } from './store.mjs';

/**
 * What this process holds in memory of a page, for who answers without Next (bridge/kept-answers). It judges as the handler
 * does; what is not simply good is left to Next and the handler.
 *
 * @typedef {import('./memory.mjs').Held} Held
 */

/**
 * @param {string} path in plainPath's spelling
 * @returns {string | null} by what the two below find it; null while this process holds nothing at all
 */
export function pageFile(path) {
  const other = memory.values().next().value;
  return other ? entryFile(cacheFolders().pages, keyLike(path, other.key)) : null;
}

/**
 * Whatever is held, good or not. Does not count as a visit.
 * @param {string} file
 * @returns {Held | undefined}
 */
export const heldPage = (file) => memory.peek(file);

/**
 * A page that may be given as it is: no edit concerns it, and it is young enough not to be made again behind the answer.
 * Counts as a visit.
 * @param {string} file
 * @param {string} path
 * @returns {Held | null}
 */
export function goodPage(file, path) {
  const held = memory.get(file);
  const life = held?.entry.cacheControl?.revalidate;
  if (!held || typeof life !== 'number') return null;
  const age = Date.now() - held.entry.lastModified;
  if (age < 0 || age > life * 1000 || isOutdated(held.origin, ownMarks())) return null;
  countVisit(path);
  globalThis.footbridgeMeters?.kept('hit', age / 1000);
  return held;
}
