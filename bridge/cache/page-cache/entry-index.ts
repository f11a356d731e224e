import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { pathOfKey } from '../../platform/page-path';
import { processState } from '../../platform/process-state';
import { readHead } from './entry-file';
import { keyPool } from './key-pool';

import type { Head } from './entry-text';

export interface IndexedPage {
  path: string;
  head: Head;
}

interface IndexedFile {
  writtenAt: number | undefined;
  page: IndexedPage;
}

/** File times are this inexact: a folder that changed so shortly before it was read is read again. */
const SETTLED_AFTER_MS = 2000;

/**
 * The pages on disk and their dependencies: the heads of the files, read again when a file changes. So it sees what other
 * processes write, and a restart reads each file once.
 */
export class EntryIndex {
  #folders = new Map<string, { readAt: number; files: Map<string, IndexedFile> }>();
  #listing: Promise<IndexedPage[]> | undefined;

  constructor(readonly folder: string) {}

  /** In no order. 404s are in memory only. */
  list(): Promise<IndexedPage[]> {
    return (this.#listing ??= this.#list().finally(() => (this.#listing = undefined)));
  }

  async #list(): Promise<IndexedPage[]> {
    const names = (await readdir(this.folder).catch(() => [])).toSorted();
    for (const known of this.#folders.keys()) if (!names.includes(known)) this.#folders.delete(known);
    if (names.length === 0) keyPool.clear();
    for (const name of names) await this.#readFolder(name);
    return [...this.#folders.values()].flatMap(({ files }) => [...files.values()].map(({ page }) => page));
  }

  async #readFolder(name: string): Promise<void> {
    const folder = path.join(this.folder, name);
    const changedAt = (await stat(folder).catch(() => null))?.mtimeMs;
    const known = this.#folders.get(name);
    if (changedAt === undefined || (known && changedAt < known.readAt - SETTLED_AFTER_MS)) return;
    const readAt = Date.now();
    const files = new Map<string, IndexedFile>();
    const readFile = async (file: string): Promise<void> => {
      const whole = path.join(folder, file);
      const writtenAt = (await stat(whole).catch(() => null))?.mtimeMs;
      const before = known?.files.get(file);
      const isUnchanged =
        known &&
        writtenAt !== undefined &&
        before?.writtenAt === writtenAt &&
        writtenAt < known.readAt - SETTLED_AFTER_MS;
      const page = isUnchanged ? before?.page : await this.#readHead(whole);
      if (page) files.set(file, { writtenAt, page });
    };
    // A folder contains one page in 256.
    await Promise.all((await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).map(readFile));
    this.#folders.set(name, { readAt, files });
  }

  async #readHead(file: string): Promise<IndexedPage | null> {
    const head = await readHead(file);
    return head && indexedPage(head);
  }
}

export const indexedPage = (head: Head): IndexedPage => ({
  path: pathOfKey(head.key),
  head: { ...head, dependencies: keyPool.intern(head.dependencies) },
});

/** By folder. */
export const indexesState = processState<Map<string, EntryIndex>>('entryIndexes');

export function indexOf(folder: string): EntryIndex {
  const indexes = (indexesState.value ??= new Map());
  const index = indexes.get(folder) ?? new EntryIndex(folder);
  indexes.set(folder, index);
  return index;
}
