import { LRUCache } from 'lru-cache';

import { processState } from '../../platform/process-state';
import { sizeOf } from './compressed';
import { keyPool } from './key-pool';

import type { StoredPage, Validity } from './entry-text';

/** `version` grows with each entry that is stored; `replaced`: the version of the entry before, 0 for none. */
export interface MemoryEntry extends StoredPage {
  version: number;
  replaced: number;
}

const MAX_MEMORY_BYTES = 48 * 1024 * 1024;
/** The cost of an entry beside its bytes: a 404 has none, and there may be hundreds of thousands. */
const ENTRY_BYTES = 1024;
/** The cost of a dependency's key, whose text is in the pool. */
const KEY_BYTES = 16;
/** Pages whose visits are counted, to render the most visited ones first. */
const MAX_COUNTED_PAGES = 20_000;
/** Pages between rendering and storing. */
const MAX_RENDERING_PAGES = 2000;

const bytesOf = ({ compressed, validity }: StoredPage): number =>
  sizeOf(compressed) + ENTRY_BYTES + validity.dependencies.reduce((sum, { keys }) => sum + keys.length, 0) * KEY_BYTES;

/** This process's entries, by file. */
export const memory = (processState<LRUCache<string, MemoryEntry>>('pageMemory').value ??= new LRUCache<
  string,
  MemoryEntry
>({
  maxSize: MAX_MEMORY_BYTES,
  sizeCalculation: bytesOf,
}));

const lastVersionState = processState<number>('lastPageVersion');

/** The version of the entry that was stored last. */
export const lastVersion = (): number => lastVersionState.value ?? 0;

export function cacheInMemory(file: string, { key, compressed, validity }: StoredPage): MemoryEntry {
  const version = lastVersion() + 1;
  const entry = {
    key,
    compressed,
    validity: { ...validity, dependencies: keyPool.intern(validity.dependencies) },
    version,
    replaced: memory.peek(file)?.version ?? 0,
  };
  lastVersionState.value = version;
  memory.set(file, entry);
  return entry;
}

/** The validity of the values that Next got. Where rendering a newer page failed, Next stores the same value again. */
export const servedValidities = (processState<WeakMap<object, Validity>>('servedValidities').value ??= new WeakMap());

const visits = (processState<LRUCache<string, number>>('pageVisits').value ??= new LRUCache({
  max: MAX_COUNTED_PAGES,
}));

export const countVisit = (path: string): void => void visits.set(path, (visits.get(path) ?? 0) + 1);
export const visitsOf = (path: string): number => visits.peek(path) ?? 0;

/** Keys of pages that were requested and are not cached, by path: the page loader has only the path. */
const missedKeys = (processState<LRUCache<string, string>>('missedPageKeys').value ??= new LRUCache({
  max: MAX_RENDERING_PAGES,
}));

export const recordMissedKey = (path: string, key: string): void => void missedKeys.set(path, key);
export const missedKey = (path: string): string | undefined => missedKeys.get(path);

/** By path: the page loader has it, and only the cache handler stores the page. */
const validities = (processState<LRUCache<string, Validity>>('pageValidities').value ??= new LRUCache({
  max: MAX_RENDERING_PAGES,
}));

/**
 * Records the validity of a page, just before the page loader returns it to Next.
 * @param path in plainPath's spelling
 */
export const recordValidity = (path: string, validity: Validity): void => void validities.set(path, validity);
export const recordedValidity = (path: string): Validity | undefined => validities.get(path);
