import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * One cache entry, one file: JSON, bytes as base64, written beside and renamed, so that a reader never sees half of one.
 *
 * @typedef {{ kind: string, html?: string, buffer?: Buffer }} Kept a page, a redirect or a picture as Next gives it
 * @typedef {{ revalidate: number | false, expire?: number }} Lifetime seconds
 * @typedef {{ lastModified: number, cacheControl?: Lifetime, value: Kept | null }} Entry null is a kept 404
 */

/** @param {string} text */
export const sha = (text) => createHash('sha256').update(text).digest('hex');

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
 * @returns {Promise<{ entry: Entry, size: number } | null>} null when there is none, or none that is whole
 */
export async function readEntry(file, key) {
  try {
    const text = await readFile(file, 'utf8');
    const { key: stored, bytes, ...entry } = JSON.parse(text);
    if (stored !== key) return null;
    if (bytes) entry.value.buffer = Buffer.from(bytes, 'base64');
    return { entry, size: text.length };
  } catch (error) {
    // A file cut short by a crash is as good as none: the page is made again.
    if (error instanceof SyntaxError) await removeEntry(file);
    return null;
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
 * @param {Entry} entry
 * @returns {Promise<number>} characters written or meant to be
 */
export async function writeEntry(file, key, { value, ...rest }) {
  const { buffer, ...kept } = value ?? { buffer: undefined };
  const text = JSON.stringify({ key, ...rest, value: value && kept, bytes: buffer?.toString('base64') });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    // oxlint-disable-next-line no-console -- this module is loaded unbuilt and can't import the bridge's log
    console.warn(`[footbridge] page cache: ${key} could not be written to disk (${error instanceof Error ? error.message : error})`);
    await removeEntry(draft);
  }
  return text.length;
}
