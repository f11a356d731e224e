import path from 'node:path';

import { BoundedFolder } from './bounded-folder.mjs';
import { dataFolder } from '../../platform/folders.mjs';

/** All builds and all WordPresses together: some ten thousand pages, and as many pictures, as WordPress has them and in all their widths. */
const DISK_BYTES = { pages: 1024 ** 3, images: 2 * 1024 ** 3, originals: 1024 ** 3 };

/** @type {Map<string, BoundedFolder>} */
const bounds = (globalThis.footbridgeBounds ??= new Map());

/**
 * Keeps a folder of DATA_DIR below its bound. Not waited for: clearing is nobody's wait.
 * @param {keyof typeof DISK_BYTES} kind
 * @param {number} bytes that were written there just now
 */
export function wroteBelow(kind, bytes) {
  const folder = path.join(dataFolder(), kind);
  const bound = bounds.get(folder) ?? new BoundedFolder(folder, DISK_BYTES[kind]);
  bounds.set(folder, bound);
  void bound.wrote(bytes);
}
