import { cacheFolders } from '../../platform/folders';
import { keyLike } from '../../platform/page-path';
import { isStale } from './compressed';
import { entryFile } from './entry-file';
import { countLookup } from './lookups';
import { countVisit, memory } from './memory';
import { isOutdated } from './site-invalidation';

import type { MemoryEntry } from './memory';

/** This process's entries for the response cache. Pages that are not simply fresh are left to Next and its cache handler. */

export { lastVersion } from './memory';

/**
 * Returns the file of a page, the key of the functions below; null while this process has no page in memory.
 * @param path in plainPath's spelling
 */
export function pageFile(path: string): string | null {
  const other = memory.values().next().value;
  return other ? entryFile(cacheFolders().pages, keyLike(path, other.key)) : null;
}

/** Returns the entry in memory, valid or not. Does not count as a visit. */
export const cachedPage = (file: string): MemoryEntry | undefined => memory.peek(file);

/** Returns whether Next has to render the page before it can answer: it is not in memory, or an edit has invalidated it. */
export const needsRender = (page: MemoryEntry | undefined): boolean => page === undefined || isOutdated(page.validity);

/** Returns whether a page may be served as it is: no edit has invalidated it, and it is within its lifetime. */
export const isFresh = (page: MemoryEntry): boolean =>
  typeof page.compressed.cacheControl?.revalidate === 'number' &&
  page.compressed.lastModified <= Date.now() &&
  !isStale(page.compressed) &&
  !needsRender(page);

/** Counts a page that is served as a visit; it also stays in memory for longer. */
export function countHit(file: string, path: string): void {
  const page = memory.get(file);
  if (!page) return;
  countVisit(path);
  countLookup('hit', (Date.now() - page.compressed.lastModified) / 1000);
}
