import { cacheFolders } from '../../platform/folders';
import { pathOfKey } from '../../platform/page-path';
import { currentRequest } from '../../platform/current-request/context';
import { processState } from '../../platform/process-state';
import { recordWrite } from './bounded-folder';
import { compress, isStale, openPage } from './compressed';
import { entryFile, readPage, removeEntry, writePage } from './entry-file';
import { indexOf } from './entry-index';
import { cacheInMemory, countVisit, memory, recordedValidity, recordMissedKey, servedValidities } from './memory';
import { countLookup } from './lookups';
import { endRender } from './render-lock';
import { isOutdated } from './site-invalidation';
import { sharedPages } from './site-shared-pages';

import type { CompressedEntry } from './compressed';
import type { CachedValue, CacheControl, Entry, StoredPage, Validity } from './entry-text';
import type { MemoryEntry } from './memory';

const PAGE_KINDS = new Set(['PAGES', 'REDIRECT']);

/** Whether this process has begun to read the indexes of stored pages. */
const isListedState = processState<boolean>('arePagesListed');

function count(result: 'hit' | 'outdated' | 'miss', page?: CompressedEntry): void {
  const ageSeconds = page && (Date.now() - page.lastModified) / 1000;
  countLookup(result === 'hit' && page && isStale(page) ? 'stale' : result, ageSeconds);
}

/**
 * Next's cache of pages and of resized pictures, in memory and on disk (next.config's `cacheHandler`, compiled by the server
 * build). Entries are below DATA_DIR, separate for each WordPress, pages for each build too: a build that is started for
 * another WordPress must not serve the first one's pages, and a restart must not lose the pages that WordPress can't give just
 * now. 404s are in memory only, because there are endlessly many. Pages that an edit has invalidated are not served
 * (docs/decisions/0012). With REDIS_URL, a page that is not on this host is read from Redis (docs/redis.md).
 */
export default class PageCache {
  readonly #folders;

  constructor({ serverDistDir }: { serverDistDir?: string }) {
    this.#folders = cacheFolders(serverDistDir);
    // Read before the first webhook comes, whose sender waits three seconds.
    if (process.env.NODE_ENV !== 'production' || isListedState.value) return;
    isListedState.value = true;
    void indexOf(this.#folders.pages).list();
    void sharedPages()?.index.list();
  }

  /**
   * Returns null also for a page that an edit has invalidated: Next then renders it while the visitor waits.
   * @param key path of a page, or the optimizer's name for a picture at a width
   */
  async get(key: string, context?: { kind?: string }): Promise<Entry | null> {
    if (context?.kind === 'IMAGE') {
      const file = entryFile(this.#folders.images, key);
      const image = await readPage(file, key);
      return image && this.#open(file, image);
    }
    const file = entryFile(this.#folders.pages, key);
    const cached = memory.get(file) ?? (await this.#readFromDisk(file, key));
    const isValid = cached !== null && !isOutdated(cached.validity);
    const newer =
      isValid && !isStale(cached.compressed)
        ? null
        : await this.#findNewer(key, file, isValid ? { stale: cached } : { outdated: cached });
    const served = newer ?? (isValid ? cached : null);
    if (cached || served) countVisit(pathOfKey(key));
    count(served ? 'hit' : cached ? 'outdated' : 'miss', (served ?? cached)?.compressed);
    return served && this.#open(file, served);
  }

  /** Decompresses an entry. One whose bytes are invalid is deleted. */
  async #open(file: string, page: StoredPage): Promise<Entry | null> {
    const opened = await openPage(page);
    if (!opened) {
      memory.delete(file);
      await removeEntry(file);
      return null;
    }
    if (opened.entry.value) servedValidities.set(opened.entry.value, opened.validity);
    return opened.entry;
  }

  /**
   * Looks for the page of another process, on this machine or another, that has rendered it again.
   * @param than the page in memory, if an edit has invalidated it, or if it is only too old
   */
  async #findNewer(
    key: string,
    file: string,
    { outdated, stale }: { outdated?: MemoryEntry | null; stale?: MemoryEntry },
  ): Promise<MemoryEntry | null> {
    // An older one is not put into memory again: its version would say that it is a new one.
    const onDisk = outdated && (await readPage(file, key));
    if (onDisk && !isOutdated(onDisk.validity)) return cacheInMemory(file, onDisk);
    const shared = sharedPages();
    if (!shared) return null;
    recordMissedKey(pathOfKey(key), key);
    const found = await shared.pages.read(key);
    if (!found || isOutdated(found.validity)) return null;
    if (stale && found.compressed.lastModified <= stale.compressed.lastModified) return null;
    // For when Redis is unreachable.
    void this.#writeToDisk(file, found);
    return cacheInMemory(file, found);
  }

  async #writeToDisk(file: string, page: StoredPage): Promise<void> {
    if (page.compressed.kind === null) await removeEntry(file);
    else recordWrite('pages', await writePage(file, page));
  }

  async #readFromDisk(file: string, key: string): Promise<MemoryEntry | null> {
    const found = await readPage(file, key);
    return found && cacheInMemory(file, found);
  }

  /** Stores what Next rendered. */
  async set(key: string, value: CachedValue | null, { cacheControl }: { cacheControl?: CacheControl }): Promise<void> {
    const entry = { lastModified: Date.now(), cacheControl, value };
    if (value?.kind === 'IMAGE') {
      try {
        const image = { key, compressed: await compress(entry), validity: { dependencies: [] } };
        recordWrite('images', await writePage(entryFile(this.#folders.images, key), image));
      } finally {
        // Not when the request ends: Next resizes a stale picture after its response.
        currentRequest()?.picture?.release();
      }
      return;
    }
    const file = entryFile(this.#folders.pages, key);
    const validity = validityOf(key, value);
    if (value && !PAGE_KINDS.has(value.kind)) return;
    const page = { key, compressed: await compress(entry), validity };
    await Promise.all([this.#writeToDisk(file, page), sharedPages()?.pages.write(page)]);
    cacheInMemory(file, page);
    await endRender(pathOfKey(key));
  }

  /** Tags belong to the App Router, which is not used. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

/** Where rendering failed, Next stores the older page again, with its validity. A page of unknown dependencies depends on all. */
const validityOf = (key: string, value: CachedValue | null): Validity =>
  (value && servedValidities.get(value)) ??
  recordedValidity(pathOfKey(key)) ?? { dependencies: [{ at: Date.now(), keys: ['*'] }] };
