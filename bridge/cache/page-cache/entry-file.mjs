import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { say } from '../../platform/redis/log.mjs';
import { bodyOf, headOf, isHead, packedOf } from './entry-text.mjs';
import { sha } from '../../platform/folders.mjs';
import { pack, unpack } from './packed.mjs';

/**
 * One cache entry, one file of two lines (entry-text.mjs). So a page and its keys are written in one step and can never
 * disagree, and the first lines together are the index of keys. Written beside and renamed, so that a reader never sees half
 * of one.
 *
 * @typedef {import('./entry-text.mjs').Entry} Entry
 * @typedef {import('./entry-text.mjs').Origin} Origin
 * @typedef {import('./entry-text.mjs').Head} Head
 * @typedef {import('./packed.mjs').Packed} Packed
 */

/** Most first lines are shorter; longer ones are read on. */
const HEAD_BYTES = 8192;

/**
 * @param {string} folder
 * @param {string} key any text: hostile ones become names, never paths
 */
export function entryFile(folder, key) {
  const name = sha(key);
  return path.join(folder, name.slice(0, 2), `${name}.json`);
}

/**
 * @param {string} file
 * @param {string} key
 * @returns {Promise<{ packed: Packed, origin: Origin } | null>} null when there is none, or none that is whole
 */
export async function readPacked(file, key) {
  try {
    const text = await readFile(file, 'utf8');
    const end = text.indexOf('\n');
    /** @type {unknown} */
    const head = JSON.parse(text.slice(0, end));
    const found = packedOf(head, text.slice(end + 1));
    return isHead(head) && head.key === key ? found : null;
  } catch (error) {
    // A file that is no entry, such as one cut short by a crash, is as good as none: the page is made again.
    if (error instanceof SyntaxError) await removeEntry(file);
    return null;
  }
}

/**
 * As `readPacked`, unpacked.
 * @param {string} file
 * @param {string} key
 * @returns {Promise<{ entry: Entry, origin: Origin } | null>}
 */
export async function readEntry(file, key) {
  const found = await readPacked(file, key);
  if (!found) return null;
  try {
    return { entry: await unpack(found.packed), origin: found.origin };
  } catch {
    await removeEntry(file);
    return null;
  }
}

/**
 * What an entry was made of, without the page.
 * @param {string} file
 * @returns {Promise<Head | null>}
 */
export async function readHead(file) {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    /** @type {Buffer[]} */
    const parts = [];
    for (let end = -1; end < 0;) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, null);
      if (bytesRead === 0) return null;
      end = buffer.subarray(0, bytesRead).indexOf('\n');
      parts.push(buffer.subarray(0, end < 0 ? bytesRead : end));
    }
    /** @type {unknown} */
    const head = JSON.parse(Buffer.concat(parts).toString('utf8'));
    return isHead(head) ? head : null;
  } catch {
    return null;
  } finally {
    await handle.close().catch(() => undefined);
  }
}

/**
 * What was a page and is none any more must not come back with a restart. Never throws.
 * @param {string} file
 */
export async function removeEntry(file) {
  await rm(file, { force: true }).catch(() => undefined);
}

/**
 * Never throws: a full disk is the operator's to know, and visitors are served without it.
 * @param {string} file
 * @param {string} key
 * @param {Packed} packed
 * @param {Origin} origin
 * @returns {Promise<number>} characters written or meant to be
 */
export async function writePacked(file, key, packed, origin) {
  const text = `${JSON.stringify(headOf(key, packed, origin))}\n${bodyOf(packed)}`;
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    say(
      'warn',
      'page cache',
      `${key} could not be written to disk (${error instanceof Error ? error.message : error})`,
    );
    await removeEntry(draft);
  }
  return text.length;
}

/**
 * As `writePacked`, of what is not packed yet.
 * @param {string} file
 * @param {string} key
 * @param {Entry} entry
 * @param {Origin} origin
 */
export const writeEntry = async (file, key, entry, origin) => writePacked(file, key, await pack(entry), origin);
