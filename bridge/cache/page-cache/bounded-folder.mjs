import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A disk gives out whole blocks, and a small file costs one. */
const BLOCK = 4096;
/** How much of its bound a folder holds after it was cleared: what is between is written before it is looked at again. */
const CLEARED_TO = 0.8;

/** @param {number} bytes */
const onDisk = (bytes) => Math.ceil(bytes / BLOCK) * BLOCK;

/**
 * @param {string} folder
 * @returns {Promise<{ file: string, bytes: number, writtenAt: number }[]>} empty when there is no such folder
 */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    // Another process may have taken it away meanwhile.
    const facts = await stat(file).catch(() => null);
    if (facts) found.push({ file, bytes: onDisk(facts.size), writtenAt: facts.mtimeMs });
  }
  return found;
}

/**
 * Keeps a folder below a bound: addresses are without number (`/post/comment-page-7/`), so whoever asks for enough of
 * them would fill the disk. What was written longest ago goes first, earlier builds before all: what is still asked for
 * is made again within its lifetime.
 */
export class BoundedFolder {
  /** What has to be written before the files are looked at; nobody knows what lies there from before. */
  #left = 0;
  /** @type {Promise<void> | undefined} */
  #clearing;

  /**
   * @param {string} folder
   * @param {number} mostBytes
   */
  constructor(folder, mostBytes) {
    this.folder = folder;
    this.mostBytes = mostBytes;
  }

  /**
   * To be told of each file written. Clears at most once at a time, behind the visitor's back; never throws.
   * @param {number} bytes
   * @returns {Promise<void>} done when the folder is below its bound
   */
  async wrote(bytes) {
    this.#left -= onDisk(bytes);
    if (this.#left < 0) this.#clearing ??= this.#clear().finally(() => (this.#clearing = undefined));
    await this.#clearing;
  }

  async #clear() {
    const files = (await filesBelow(this.folder)).toSorted((a, b) => b.writtenAt - a.writtenAt);
    let held = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const goal = this.mostBytes * CLEARED_TO;
    while (held > goal) {
      const oldest = files.pop();
      if (!oldest) break;
      await rm(oldest.file, { force: true }).catch(() => undefined);
      held -= oldest.bytes;
    }
    this.#left = this.mostBytes - held;
  }
}
