import { keyLike } from '../../platform/page-path.mjs';
import { entryFile } from './entry-file.mjs';
import { cacheFolders } from '../../platform/folders.mjs';
import { countVisit, memory } from './memory.mjs';
import { isOutdated } from './outdated.mjs';
import { ownMarks } from './store.mjs';

/**
 * What this process holds in memory of a page, for who answers without Next (bridge/cache/response-cache). It judges as the handler
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

/** What is held later has a higher version. */
export { lastVersion } from './memory.mjs';

/** Whether Next has to make it before it can answer: nothing is held in memory, or an edit concerns it. @param {Held | undefined} held */
export const hasToBeMade = (held) => held === undefined || isOutdated(held.origin, ownMarks());

/**
 * Whether a page may be given as it is: no edit concerns it, and it is young enough not to be made again behind the answer.
 * @param {Held} held
 */
export function isGoodPage(held) {
  const life = held.packed.cacheControl?.revalidate;
  if (typeof life !== 'number') return false;
  const age = Date.now() - held.packed.lastModified;
  return age >= 0 && age <= life * 1000 && !hasToBeMade(held);
}

/**
 * To be told of each page that is given: it counts as a visit, and stays in memory for longer.
 * @param {string} file
 * @param {string} path
 */
export function countGiven(file, path) {
  const held = memory.get(file);
  if (!held) return;
  countVisit(path);
  globalThis.footbridge?.get('meters')?.value?.kept('hit', (Date.now() - held.packed.lastModified) / 1000);
}
