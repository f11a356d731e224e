import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { cacheFolders } from '../../platform/folders';
import { keyLike, pathOfKey, plainPath } from '../../platform/page-path';
import { openPage } from './compressed';
import { entryFile, readHead, readPage } from './entry-file';
import { indexOf } from './entry-index';
import { dependsOn } from './invalidation-log';
import { memory, visitsOf } from './memory';
import { invalidationLog } from './site-invalidation';
import { sharedPages } from './site-shared-pages';

import type { OpenPage } from './compressed';
import type { IndexedPage } from './entry-index';
import type { StoredPage, Validity } from './entry-text';
import type { Match } from './invalidation-log';

/** The page cache as routes use it. It has the same files, memory and Redis as Next's cache handler. */
export interface CachedPage {
  path: string;
  key: string;
  kind: 'page' | 'redirect' | 'not-found';
  cachedAt: number;
  validity: Validity;
  visits: number;
}

/** Returns the pages of this machine and, with REDIS_URL, of all others; of each page the newest. */
async function storedPages(): Promise<IndexedPage[]> {
  const { pages: folder } = cacheFolders();
  const [local, shared] = await Promise.all([indexOf(folder).list(), sharedPages()?.index.list() ?? []]);
  if (shared.length === 0) return local;
  const newest = new Map(shared.map((one) => [one.head.key, one]));
  for (const one of local)
    if (one.head.lastModified >= (newest.get(one.head.key)?.head.lastModified ?? 0)) newest.set(one.head.key, one);
  return [...newest.values()];
}

/** Returns the pages on disk and in Redis, of all processes, and this process's 404s. */
export async function cachedPages(): Promise<CachedPage[]> {
  const { pages: folder } = cacheFolders();
  const { clearedAt } = invalidationLog();
  const pages = (await storedPages()).map(({ path: page, head }) => ({
    path: page,
    key: head.key,
    kind: head.kind === 'REDIRECT' ? ('redirect' as const) : ('page' as const),
    cachedAt: head.lastModified,
    validity: { dependencies: head.dependencies, retry: head.retry },
  }));
  const missing = [...memory.entries()].flatMap(([file, { key, compressed, validity }]) =>
    compressed.kind === null && file.startsWith(folder + path.sep)
      ? [{ path: pathOfKey(key), key, kind: 'not-found' as const, cachedAt: compressed.lastModified, validity }]
      : [],
  );
  return [...pages, ...missing]
    .filter(({ cachedAt }) => cachedAt > clearedAt)
    .map((one) => ({ ...one, visits: visitsOf(one.path) }));
}

/** Returns the cached pages that an edit of these keys invalidates. */
export async function pagesDependingOn(match: Match): Promise<CachedPage[]> {
  if (match.length === 0) return [];
  return (await cachedPages()).filter(({ validity }) => dependsOn(validity.dependencies, match));
}

/** Returns a page's validity as it is now: another process, or a request, may have rendered it again. Null: not cached any more. */
export async function currentValidity({ key }: Pick<CachedPage, 'key'>): Promise<Validity | null> {
  const heads = await Promise.all([readHead(entryFile(cacheFolders().pages, key)), sharedPages()?.pages.readHead(key)]);
  const [head] = heads.flatMap((one) => (one?.kind ? [one] : [])).toSorted((a, b) => b.lastModified - a.lastModified);
  return head ? { dependencies: head.dependencies, retry: head.retry } : null;
}

/** Returns the newest entry of a key, of this machine's disk or of Redis. */
async function newestEntry(key: string): Promise<OpenPage | null> {
  const newest = await newestStored(key);
  return newest ? openPage(newest) : null;
}

/** Returns the compressed HTML of a page, the same for the same HTML; null when it is not cached. */
export async function pageBytes({ key }: Pick<CachedPage, 'key'>): Promise<Buffer | null> {
  return (await newestStored(key))?.compressed.html ?? null;
}

async function newestStored(key: string): Promise<StoredPage | null> {
  const file = entryFile(cacheFolders().pages, key);
  const [onDisk, shared] = await Promise.all([readPage(file, key), sharedPages()?.pages.read(key)]);
  const inMemory = memory.peek(file);
  // 404s are not on disk.
  const local = onDisk ?? (inMemory?.compressed.kind === null ? inMemory : null);
  const isSharedNewer = shared && (!local || shared.compressed.lastModified > local.compressed.lastModified);
  return isSharedNewer ? shared : local;
}

/** Returns the cached page, redirect or 404 (its value is null) of a path, even if an edit has invalidated it. */
export async function entryAt(address: string): Promise<OpenPage | null> {
  // By its key, without reading the index.
  const other = memory.values().next().value;
  let found = other ? await newestEntry(keyLike(address, other.key)) : null;
  if (!found) {
    const wanted = plainPath(address);
    const page = (await storedPages()).find((one) => one.path === wanted);
    found = page ? await newestEntry(page.head.key) : null;
  }
  return found && found.entry.lastModified > invalidationLog().clearedAt ? found : null;
}

/** As `entryAt`, without 404s: it is served while WordPress is unreachable. */
export async function cachedPageAt(address: string): Promise<OpenPage | null> {
  const found = await entryAt(address);
  return found?.entry.value ? found : null;
}

/**
 * Deletes all pages of this site, in every process, before it returns.
 * @throws when the disk refuses, or Redis is unreachable: the cache is not cleared then
 */
export async function clearPages(): Promise<void> {
  const { pages: folder } = cacheFolders();
  await invalidationLog().add({ time: Date.now(), match: '*', clear: true });
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  await sharedPages()?.pages.clear();
  for (const file of memory.keys()) if (file.startsWith(folder + path.sep)) memory.delete(file);
}
