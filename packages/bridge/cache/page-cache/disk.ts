import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { sha } from '../../platform/folders';
import { log } from '../../platform/log';
import { keyedValue, processState } from '../../platform/process-state';
import { recordWrite } from './bounded-folder';
import { contentOf, headOf, parseEntry, parseHead, type Entry, type Head, type EntryStore } from './entry';

const EXTENSION = '.entry';
const NEWLINE = '\n';
/** Longer than most heads; the rest of a longer one is read after it. */
const HEAD_BYTES = 8192;
/** File times are this inexact: a folder that changed so shortly before it was read is read again. */
const SETTLED_AFTER_MS = 2000;

async function readHead(file: string): Promise<Head | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    const parts: Buffer[] = [];
    for (let end = -1; end < 0;) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, null);
      if (bytesRead === 0) return null;
      end = buffer.subarray(0, bytesRead).indexOf(NEWLINE);
      parts.push(buffer.subarray(0, end < 0 ? bytesRead : end));
    }
    return parseHead(Buffer.concat(parts).toString('utf8'));
  } catch {
    return null;
  } finally {
    await handle.close().catch(() => undefined);
  }
}

/** The entries in a folder that all processes of a machine share. Heads are read again when the folder changes. */
class DiskStore implements EntryStore {
  readonly #heads = new Map<string, { readAt: number; heads: Head[] }>();
  #listing: Promise<Head[]> | undefined;

  constructor(
    private readonly folder: string,
    private readonly kind: 'pages' | 'images',
  ) {}

  /** The key is hashed, so it can't name another folder. */
  #file(key: string): string {
    const name = sha(key);
    return path.join(this.folder, name.slice(0, 2), name + EXTENSION);
  }

  /** A file that is no entry, such as one cut short by a crash, is deleted. */
  async read(key: string): Promise<Entry | null> {
    const bytes = await readFile(this.#file(key)).catch(() => null);
    if (!bytes) return null;
    try {
      const end = bytes.indexOf(NEWLINE);
      const entry = parseEntry(parseHead(bytes.toString('utf8', 0, end)), bytes.subarray(end + 1));
      return entry.key === key ? entry : null;
    } catch {
      await this.delete(key);
      return null;
    }
  }

  /** Writes an entry beside its file and renames it, so that a reader never sees half of one. 404s are not written. */
  async write(entry: Entry): Promise<void> {
    if (entry.kind === null) return this.delete(entry.key);
    const file = this.#file(entry.key);
    const draft = `${file}.${randomUUID()}.tmp`;
    const bytes = Buffer.concat([Buffer.from(JSON.stringify(headOf(entry)) + NEWLINE), contentOf(entry)]);
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, file);
    } catch (error) {
      log('warn', 'page cache', `${entry.key} could not be written to disk`, error);
      await rm(draft, { force: true }).catch(() => undefined);
    }
    recordWrite(this.kind, bytes.length);
  }

  async delete(key: string): Promise<void> {
    await rm(this.#file(key), { force: true }).catch(() => undefined);
  }

  list(): Promise<Head[]> {
    return (this.#listing ??= this.#list().finally(() => (this.#listing = undefined)));
  }

  async #list(): Promise<Head[]> {
    const names = await readdir(this.folder).catch((): string[] => []);
    for (const known of this.#heads.keys()) if (!names.includes(known)) this.#heads.delete(known);
    for (const name of names) await this.#readFolder(name);
    return [...this.#heads.values()].flatMap(({ heads }) => heads);
  }

  async #readFolder(name: string): Promise<void> {
    const folder = path.join(this.folder, name);
    const changedAt = (await stat(folder).catch(() => null))?.mtimeMs;
    const known = this.#heads.get(name);
    if (changedAt === undefined || (known && changedAt < known.readAt - SETTLED_AFTER_MS)) return;
    const readAt = Date.now();
    const files = await readdir(folder).catch((): string[] => []);
    const heads = await Promise.all(
      files.map((file) => (path.extname(file) === EXTENSION ? readHead(path.join(folder, file)) : null)),
    );
    this.#heads.set(name, { readAt, heads: heads.filter((head) => head !== null) });
  }

  async clear(): Promise<void> {
    const names = await readdir(this.folder).catch((): string[] => []);
    await Promise.all(names.map((name) => rm(path.join(this.folder, name), { recursive: true, force: true })));
  }
}

export const disksState = processState<Map<string, DiskStore>>('entryFolders');

/** Returns the store in a folder of DATA_DIR. @param kind whose size is limited together */
export const diskStore = (folder: string, kind: 'pages' | 'images' = 'pages'): EntryStore =>
  keyedValue(disksState, folder, () => new DiskStore(folder, kind));
