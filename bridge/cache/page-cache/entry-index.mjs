import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { pathOfKey } from '../../platform/page-path.mjs';
import { readHead } from './entry-file.mjs';
import { ownKeys } from './held-keys.mjs';

/**
 * Which pages are kept on disk and what each was made of: the first lines of the entries' files, remembered by time of
 * writing. What another process wrote is seen when it is next asked for; a restart reads them once.
 *
 * @typedef {import('./entry-file.mjs').Head} Head
 * @typedef {{ path: string, file: string, head: Head }} Listed
 */

/** Files may be written within the same tick as they are looked at: a folder that just changed is looked at again. */
const SETTLED_AFTER = 2000;

export class EntryIndex {
  /** @type {Map<string, { seenAt: number, files: Map<string, { writtenAt: number, listed: Listed }> }>} */
  #folders = new Map();
  /** @type {Promise<Listed[]> | undefined} */
  #listing;

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** @returns {Promise<Listed[]>} in no order; 404s are in memory only and not among them */
  list() {
    return (this.#listing ??= this.#list().finally(() => (this.#listing = undefined)));
  }

  async #list() {
    const names = (await readdir(this.folder).catch(() => [])).toSorted();
    for (const known of this.#folders.keys()) if (!names.includes(known)) this.#folders.delete(known);
    if (names.length === 0) ownKeys.clear();
    // One after the other: a thousand open files at once would be refused.
    for (const name of names) await this.#look(name);
    return [...this.#folders.values()].flatMap(({ files }) => [...files.values()].map(({ listed }) => listed));
  }

  /** @param {string} name */
  async #look(name) {
    const folder = path.join(this.folder, name);
    const changedAt = (await stat(folder).catch(() => null))?.mtimeMs;
    const known = this.#folders.get(name);
    if (changedAt === undefined || (known && changedAt < known.seenAt - SETTLED_AFTER)) return;
    const seenAt = Date.now();
    const files = new Map();
    const look = async (file) => {
      const whole = path.join(folder, file);
      const writtenAt = (await stat(whole).catch(() => null))?.mtimeMs;
      const before = known?.files.get(file);
      const isAsBefore = before && before.writtenAt === writtenAt && writtenAt < known.seenAt - SETTLED_AFTER;
      const listed = isAsBefore ? before.listed : await this.#read(whole);
      if (listed) files.set(file, { writtenAt, listed });
    };
    // A folder holds one in 256: some dozens.
    await Promise.all((await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).map(look));
    this.#folders.set(name, { seenAt, files });
  }

  /** @param {string} file @returns {Promise<Listed | null>} */
  async #read(file) {
    const head = await readHead(file);
    if (!head?.key || !Array.isArray(head.made)) return null;
    return { path: pathOfKey(head.key), file, head: { ...head, made: ownKeys.once(head.made) } };
  }
}

/** @type {Map<string, EntryIndex>} */
const known = (globalThis.footbridgeEntryIndexes ??= new Map());

/** @param {string} folder @returns {EntryIndex} */
export function indexOf(folder) {
  const index = known.get(folder) ?? new EntryIndex(folder);
  known.set(folder, index);
  return index;
}
