import { LRUCache } from 'lru-cache';

import { meters, type CacheResult } from '../../platform/meters';
import { processState } from '../../platform/process-state';

import type { Entry, EntryStore } from './entry';

const MAX_MEMORY_BYTES = 48 * 1024 * 1024;
/** The cost of an entry beside its bytes: a 404 has none, and there may be hundreds of thousands. */
const ENTRY_BYTES = 1024;
/** The cost of a dependency's key, whose text is in the pool. */
const KEY_BYTES = 16;
/** Pages whose visits are counted, to render the most visited ones first. */
const MAX_COUNTED_PAGES = 20_000;

const bytesOf = ({ rest, body, dependencies }: Entry): number =>
  (rest?.length ?? 0) +
  (body?.length ?? 0) +
  ENTRY_BYTES +
  dependencies.reduce((sum, { keys }) => sum + keys.length, 0) * KEY_BYTES;

const entries = (processState<LRUCache<string, Entry>>('pageMemory').value ??= new LRUCache<string, Entry>({
  maxSize: MAX_MEMORY_BYTES,
  sizeCalculation: bytesOf,
}));

/** The pages, redirects and 404s in this process's memory, the least recently used of which are evicted. */
export const memory = {
  read: (key) => entries.get(key) ?? null,
  write: (entry) => void entries.set(entry.key, entry),
  delete: (key) => void entries.delete(key),
  list: () => [...entries.values()],
  clear: () => entries.clear(),
} satisfies EntryStore;

const visits = (processState<LRUCache<string, number>>('pageVisits').value ??= new LRUCache({
  max: MAX_COUNTED_PAGES,
}));
const lookupsState = processState<Record<CacheResult, number>>('lookups');

export const visitsOf = (path: string): number => visits.peek(path) ?? 0;

export const lookups = (): Record<CacheResult, number> =>
  (lookupsState.value ??= { hit: 0, stale: 0, outdated: 0, miss: 0 });

/** Counts a lookup and, of a cached page, a visit. @param entry the page; null for `miss` */
export function countLookup(result: CacheResult, entry: Entry | null): void {
  lookups()[result] += 1;
  meters()?.pageCache(result, entry ? (Date.now() - entry.lastModified) / 1000 : undefined);
  if (entry) visits.set(entry.key, visitsOf(entry.key) + 1);
}
