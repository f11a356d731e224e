import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { sha } from './folders.mjs';

/**
 * One cache entry, one file of two lines: what it was made of, then the page itself (JSON, bytes as base64). So a page
 * and its keys are written in one step and can never disagree, and the first lines together are the index of keys.
 * Written beside and renamed, so that a reader never sees half of one.
 *
 * @typedef {{ kind: string, html?: string, buffer?: Buffer }} Kept a page, a redirect or a picture as Next gives it
 * @typedef {{ revalidate: number | false, expire?: number }} Lifetime seconds
 * @typedef {{ lastModified: number, cacheControl?: Lifetime, value: Kept | null }} Entry null is a kept 404
 * @typedef {import('./marks.mjs').Made} Made
 * @typedef {{ since: number, until: number }} Hold WordPress failed: marks before `since` are excused until then (ms)
 * @typedef {{ made: readonly Made[], hold?: Hold }} Origin
 * @typedef {Origin & { key: string, kind: string | null, lastModified: number, cacheControl?: Lifetime }} Head
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
 * @returns {Promise<{ entry: Entry, origin: Origin, size: number } | null>} null when there is none, or none that is whole
 */
export async function readEntry(file, key) {
  try {
    const text = await readFile(file, 'utf8');
    const end = text.indexOf('\n');
    /** @type {Head} */
    const { key: stored, lastModified, cacheControl, made, hold } = JSON.parse(text.slice(0, end));
    if (stored !== key) return null;
    const { value, bytes } = JSON.parse(text.slice(end + 1));
    if (bytes) value.buffer = Buffer.from(bytes, 'base64');
    return { entry: { lastModified, cacheControl, value }, origin: { made, hold }, size: text.length };
  } catch (error) {
    // A file cut short by a crash is as good as none: the page is made again.
    if (error instanceof SyntaxError) await removeEntry(file);
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
    for (let end = -1; end < 0; ) {
      // oxlint-disable-next-line no-await-in-loop -- each part may be the last
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, null);
      if (bytesRead === 0) return null;
      end = buffer.subarray(0, bytesRead).indexOf('\n');
      parts.push(buffer.subarray(0, end < 0 ? bytesRead : end));
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
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
 * This module is loaded unbuilt and can't import the bridge's log: what the log has started is on globalThis.
 * @param {string} message
 */
function warn(message) {
  if (globalThis.footbridgeLogSink) globalThis.footbridgeLogSink('warn', 'page cache', message);
  // oxlint-disable-next-line no-console -- as the log does it before it has started
  else console.warn(`[footbridge] page cache: ${message}`);
}

/**
 * Never throws: a full disk is the operator's to know, and visitors are served without it.
 * @param {string} file
 * @param {string} key
 * @param {Entry} entry
 * @param {Origin} origin
 * @returns {Promise<number>} characters written or meant to be
 */
export async function writeEntry(file, key, { value, ...rest }, origin) {
  const { buffer, ...kept } = value ?? { buffer: undefined };
  const head = JSON.stringify({ key, kind: value?.kind ?? null, ...rest, ...origin });
  const text = `${head}\n${JSON.stringify({ value: value && kept, bytes: buffer?.toString('base64') })}`;
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    warn(`${key} could not be written to disk (${error instanceof Error ? error.message : error})`);
    await removeEntry(draft);
  }
  return text.length;
}
