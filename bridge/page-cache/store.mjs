import path from 'node:path';
import { readdir, rm } from 'node:fs/promises';

import { keyLike, plainPath, pathOfKey } from './cache-key.mjs';
import { entryFile, readEntry, readHead } from './entry-file.mjs';
import { indexOf } from './entry-index.mjs';
import { cacheFolders, changesFolder } from './folders.mjs';
import { isMadeOf, marksOf } from './marks.mjs';
import { memory, visitsOf } from './memory.mjs';
import { isOutdated } from './outdated.mjs';

/**
 * The page cache as routes see it: what is kept, what an edit concerns, all of it thrown away. Next's handler and this look
 * at the same files and the same memory.
 *
 * @typedef {import('./entry-file.mjs').Entry} Entry
 * @typedef {import('./entry-file.mjs').Origin} Origin
 * @typedef {{ path: string, kind: 'page' | 'redirect' | 'not-found', keptAt: number, origin: Origin, visits: number, file: string }} KeptPage
 */

const KINDS = /** @type {const} */ ({ PAGES: 'page', REDIRECT: 'redirect' });

/** The marks of this site and this WordPress. */
export const ownMarks = () => marksOf(changesFolder());

/** @returns {Promise<KeptPage[]>} those on disk, whichever process made them, and this process's 404s */
export async function keptPages() {
  const { pages: folder } = cacheFolders();
  const clearedAt = ownMarks().clearedAt;
  const onDisk = (await indexOf(folder).list()).map(({ path: of, file, head }) => ({
    path: of,
    file,
    kind: KINDS[head.kind ?? ''] ?? 'page',
    keptAt: head.lastModified,
    origin: { made: head.made, hold: head.hold },
  }));
  const missing = [...memory.entries()].flatMap(([file, { key, entry, origin }]) =>
    entry.value === null && file.startsWith(folder + path.sep) ? [{ path: pathOfKey(key), file, kind: 'not-found', keptAt: entry.lastModified, origin }] : [],
  );
  return [...onDisk, ...missing].filter(({ keptAt }) => keptAt > clearedAt).map((one) => ({ ...one, visits: visitsOf(one.path) }));
}

/**
 * @param {readonly string[] | '*'} match what an edit is told by
 * @returns {Promise<KeptPage[]>} kept pages that it concerns
 */
export async function pagesMadeOf(match) {
  if (match.length === 0) return [];
  return (await keptPages()).filter(({ origin }) => isMadeOf(origin.made, match));
}

/** @param {{ origin: Origin }} page */
export const isConcerned = ({ origin }) => isOutdated(origin, ownMarks());

/**
 * What a page on disk is made of by now: another process, or a visitor's request, may have made it again.
 * @param {KeptPage} page
 * @returns {Promise<Origin | null>} null when it is not kept any more
 */
export async function originNow({ file }) {
  const head = await readHead(file);
  return head && { made: head.made, hold: head.hold };
}

/**
 * By its file's name, without a look at the others.
 * @param {string} folder
 * @param {string} asked
 */
async function keptByName(folder, asked) {
  const other = memory.values().next().value;
  if (!other) return null;
  const key = keyLike(asked, other.key);
  const file = entryFile(folder, key);
  const held = memory.peek(file);
  // 404s are in memory only. A page is read from the disk: another process may have made it again.
  return (await readEntry(file, key)) ?? (held?.entry.value === null ? held : null);
}

/**
 * What is kept at a path, page, redirect or 404 (its value is null); also what an edit concerns.
 * @param {string} asked
 * @returns {Promise<{ entry: Entry, origin: Origin } | null>}
 */
export async function entryAt(asked) {
  const { pages: folder } = cacheFolders();
  let found = await keptByName(folder, asked);
  if (!found) {
    const wanted = plainPath(asked);
    const listed = (await indexOf(folder).list()).find((one) => one.path === wanted);
    found = listed ? await readEntry(listed.file, listed.head.key) : null;
  }
  return found && found.entry.lastModified > ownMarks().clearedAt ? found : null;
}

/**
 * As `entryAt`, but no 404: better than none while WordPress is away.
 * @param {string} asked
 */
export async function keptPageAt(asked) {
  const found = await entryAt(asked);
  return found?.entry.value ? found : null;
}

/**
 * Throws every kept page of this site away, in every process, and only then returns.
 * @throws when the disk refuses: then nothing may be said to be cleared
 */
export async function clearPages() {
  const { pages: folder } = cacheFolders();
  ownMarks().add({ time: Date.now(), match: '*', clear: true });
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  for (const file of memory.keys()) if (file.startsWith(folder + path.sep)) memory.delete(file);
}
