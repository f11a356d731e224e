import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { dataFolder } from '../../platform/folders';
import { keyedValue, processState } from '../../platform/process-state';

/** A disk allocates whole blocks. */
const BLOCK_BYTES = 4096;
const CLEARED_TO = 0.8;
/** All builds and all WordPress sites together: some ten thousand pages, and as many pictures, in WordPress's size and in all widths. */
const MAX_BYTES = { pages: 1024 ** 3, images: 2 * 1024 ** 3, originals: 1024 ** 3 };

const onDisk = (bytes: number): number => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;

interface StoredFile {
  file: string;
  bytes: number;
  writtenAt: number;
}

async function filesBelow(folder: string): Promise<StoredFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: StoredFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const facts = await stat(file).catch(() => null);
    // Another process may have deleted it.
    if (facts) found.push({ file, bytes: onDisk(facts.size), writtenAt: facts.mtimeMs });
  }
  return found;
}

/** Limits a folder's size, because endlessly many addresses would fill the disk. The oldest files go first. */
export class BoundedFolder {
  /** Bytes that may be written before the files are counted; 0 at first, because the folder may have files from before. */
  #bytesLeft = 0;
  #clearing: Promise<void> | undefined;

  constructor(
    readonly folder: string,
    readonly maxBytes: number,
  ) {}

  /** Counts a file that was written. Resolves when the folder is below its limit; never throws. */
  async recordWrite(bytes: number): Promise<void> {
    this.#bytesLeft -= onDisk(bytes);
    if (this.#bytesLeft < 0) this.#clearing ??= this.#clear().finally(() => (this.#clearing = undefined));
    await this.#clearing;
  }

  async #clear(): Promise<void> {
    const files = (await filesBelow(this.folder)).toSorted((a, b) => b.writtenAt - a.writtenAt);
    let used = files.reduce((sum, { bytes }) => sum + bytes, 0);
    while (used > this.maxBytes * CLEARED_TO) {
      const oldest = files.pop();
      if (!oldest) break;
      await rm(oldest.file, { force: true }).catch(() => undefined);
      used -= oldest.bytes;
    }
    this.#bytesLeft = this.maxBytes - used;
  }
}

const foldersState = processState<Map<string, BoundedFolder>>('boundedFolders');

/** Counts a file that was written to a folder of DATA_DIR; the folder is cleared in the background. */
export function recordWrite(kind: keyof typeof MAX_BYTES, bytes: number): void {
  const folder = path.join(dataFolder(), kind);
  void keyedValue(foldersState, folder, () => new BoundedFolder(folder, MAX_BYTES[kind])).recordWrite(bytes);
}
