import { cacheFolders, rememberServerFolder } from '../../platform/folders';
import { pathOfKey } from '../../platform/page-path';
import { currentRequest } from '../../platform/current-request/context';
import { processState } from '../../platform/process-state';
import { diskStore } from './disk';
import {
  compress,
  isStale,
  open,
  type CachedValue,
  type CacheControl,
  type Entry,
  type OpenEntry,
  type EntryStore,
} from './entry';
import { countLookup } from './memory';
import { takeRender, waitForRender } from './renders';
import { isOutdated } from './site-invalidation';
import { pageStores } from './store';

const PAGE_KINDS = new Set(['PAGES', 'REDIRECT']);

/** Whether this process has begun to read the indexes of stored pages. */
const isListedState = processState<boolean>('arePagesListed');

function recordServed(entry: Entry): void {
  const request = currentRequest();
  if (request) request.served ??= entry;
}

/** Returns the decompressed entry; null, after deleting it, when its bytes are invalid. */
async function openFrom(stores: readonly EntryStore[], entry: Entry): Promise<OpenEntry | null> {
  const opened = await open(entry);
  if (!opened) for (const store of stores) await store.delete(entry.key);
  return opened;
}

interface Found {
  valid: Entry | null;
  /** The newest entry that an edit has invalidated. */
  outdated: Entry | null;
}

/** Looks for a page in memory, on disk and in Redis, until a fresh one is found: another process may have rendered it again. */
async function findPage(path: string): Promise<Found> {
  const found: Found = { valid: null, outdated: null };
  const passed: EntryStore[] = [];
  for (const store of pageStores()) {
    const entry = await store.read(path);
    if (entry && isOutdated(entry)) found.outdated ??= entry;
    else if (entry && entry.lastModified > (found.valid?.lastModified ?? 0)) {
      found.valid = entry;
      // Memory for the next request; the disk for when Redis is unreachable.
      for (const before of passed) void before.write(entry);
    }
    if (found.valid && !isStale(found.valid)) break;
    passed.push(store);
  }
  return found;
}

const fresh = ({ valid }: Found): Entry | null => (valid && !isStale(valid) ? valid : null);

/**
 * Next's cache of pages and resized pictures (next.config's `cacheHandler`). 404s are in memory only: there are
 * endlessly many. Pages that an edit has invalidated are not served (docs/decisions/0012).
 */
export default class PageCache {
  readonly #serverFolder: string | undefined;
  #imageStore: EntryStore | undefined;

  constructor({ serverDistDir }: { serverDistDir?: string }) {
    this.#serverFolder = serverDistDir;
    rememberServerFolder(serverDistDir);
    // Read before the first webhook comes, whose sender waits three seconds.
    if (process.env.NODE_ENV !== 'production' || isListedState.value) return;
    isListedState.value = true;
    for (const store of pageStores()) void store.list();
  }

  /** Not in the constructor: Next's development server makes one in a process that has no brand. */
  get #images(): EntryStore {
    return (this.#imageStore ??= diskStore(cacheFolders(this.#serverFolder).images, 'images'));
  }

  /** Returns null also for a page that an edit has invalidated: Next then renders it while the visitor waits. */
  async get(key: string, context?: { kind?: string }): Promise<OpenEntry | null> {
    if (context?.kind === 'IMAGE') {
      const picture = await this.#images.read(key);
      return picture && openFrom([this.#images], picture);
    }
    const path = pathOfKey(key);
    const { valid, outdated } = await findPage(path);
    const entry = valid ?? (await waitForRender(path, async () => fresh(await findPage(path))));
    countLookup(entry ? (isStale(entry) ? 'stale' : 'hit') : outdated ? 'outdated' : 'miss', entry ?? outdated);
    const opened = entry && (await openFrom(pageStores(), entry));
    if (opened) recordServed(entry);
    return opened;
  }

  async set(key: string, value: CachedValue | null, { cacheControl }: { cacheControl?: CacheControl }): Promise<void> {
    const rendered = { lastModified: Date.now(), cacheControl, value };
    if (value?.kind === 'IMAGE') {
      try {
        await this.#images.write(await compress({ ...rendered, key, dependencies: [] }));
      } finally {
        // Not when the request ends: Next resizes a stale picture after its response.
        currentRequest()?.picture?.release();
      }
      return;
    }
    const path = pathOfKey(key);
    const { validity, release } = takeRender(path);
    const { dependencies, retry } = value?.validity ?? validity;
    if (value && !PAGE_KINDS.has(value.kind)) return;
    const entry = await compress({ ...rendered, key: path, dependencies, retry });
    await Promise.all(pageStores().map((store) => store.write(entry)));
    recordServed(entry);
    await release?.();
  }

  /** Tags belong to the App Router, which is not used. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
