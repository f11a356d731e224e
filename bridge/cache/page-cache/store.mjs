import path from 'node:path';
import { readdir, rm } from 'node:fs/promises';

import { keyLike, plainPath, pathOfKey } from '../../platform/page-path.mjs';
import { entryFile, readHead, readPacked } from './entry-file.mjs';
import { indexOf } from './entry-index.mjs';
import { cacheFolders } from '../../platform/folders.mjs';
import { isMadeOf } from './marks.mjs';
import { memory, visitsOf } from './memory.mjs';
import { isOutdated } from './outdated.mjs';
import { ownMarks } from './own-marks.mjs';
import { ownPages } from './own-pages.mjs';
import { unpack } from './packed.mjs';

/**
 * The page cache as routes see it: what is kept, what an edit concerns, all of it thrown away. Next's handler and this look
 * at the same files, the same memory, and the same Redis.
 *
 * @typedef {import('./entry-text.mjs').Entry} Entry
 * @typedef {import('./entry-text.mjs').Origin} Origin
 * @typedef {{ path: string, key: string, kind: 'page' | 'redirect' | 'not-found', keptAt: number, origin: Origin, visits: number }} KeptPage
 */

const KINDS = /** @type {const} */ ({ PAGES: 'page', REDIRECT: 'redirect' });

export { ownMarks };

/** What is kept on this machine and, with REDIS_URL, on all others; of each page the newest. */
async function listed() {
  const { pages: folder } = cacheFolders();
  const [here, everywhere] = await Promise.all([indexOf(folder).list(), ownPages()?.index.list() ?? []]);
  if (everywhere.length === 0) return here;
  const newest = new Map(everywhere.map((one) => [one.head.key, one]));
  for (const one of here)
    if (one.head.lastModified >= (newest.get(one.head.key)?.head.lastModified ?? 0)) newest.set(one.head.key, one);
  return [...newest.values()];
}

/** @returns {Promise<KeptPage[]>} those on disk and in Redis, whichever process made them, and this process's 404s */
export async function keptPages() {
  const { pages: folder } = cacheFolders();
  const clearedAt = ownMarks().clearedAt;
  const pages = (await listed()).map(({ path: of, head }) => ({
    path: of,
    key: head.key,
    kind: KINDS[head.kind ?? ''] ?? 'page',
    keptAt: head.lastModified,
    origin: { made: head.made, hold: head.hold },
  }));
  const missing = [...memory.entries()].flatMap(([file, { key, packed, origin }]) =>
    packed.kind === null && file.startsWith(folder + path.sep)
      ? [{ path: pathOfKey(key), key, kind: 'not-found', keptAt: packed.lastModified, origin }]
      : [],
  );
  return [...pages, ...missing]
    .filter(({ keptAt }) => keptAt > clearedAt)
    .map((one) => ({ ...one, visits: visitsOf(one.path) }));
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
 * What a page is made of by now: another process, or a visitor's request, may have made it again.
 * @param {Pick<KeptPage, 'key'>} page
 * @returns {Promise<Origin | null>} null when it is not kept any more
 */
export async function originNow({ key }) {
  const heads = await Promise.all([readHead(entryFile(cacheFolders().pages, key)), ownPages()?.pages.readHead(key)]);
  const [head] = heads.filter((one) => one?.kind).toSorted((a, b) => (b?.lastModified ?? 0) - (a?.lastModified ?? 0));
  return head ? { made: head.made, hold: head.hold } : null;
}

/**
 * The newest of what is kept under a key: on this machine's disk, where another process may have made it again, or in Redis.
 * @param {string} key
 */
async function newestOf(key) {
  const file = entryFile(cacheFolders().pages, key);
  const [onDisk, shared] = await Promise.all([readPacked(file, key), ownPages()?.pages.read(key)]);
  const held = memory.peek(file);
  // 404s are not on disk.
  const here = onDisk ?? (held?.packed.kind === null ? held : null);
  const newest =
    here && shared ? (shared.packed.lastModified > here.packed.lastModified ? shared : here) : (here ?? shared);
  return newest
    ? unpack(newest.packed).then(
        (entry) => ({ entry, origin: newest.origin }),
        () => null,
      )
    : null;
}

/**
 * What is kept at a path, page, redirect or 404 (its value is null); also what an edit concerns.
 * @param {string} asked
 * @returns {Promise<{ entry: Entry, origin: Origin } | null>}
 */
export async function entryAt(asked) {
  // By its key, without a look at the others.
  const other = memory.values().next().value;
  let found = other ? await newestOf(keyLike(asked, other.key)) : null;
  if (!found) {
    const wanted = plainPath(asked);
    const one = (await listed()).find(({ path: of }) => of === wanted);
    found = one ? await newestOf(one.head.key) : null;
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
 * @throws when the disk refuses, or Redis is away: then nothing may be said to be cleared
 */
export async function clearPages() {
  const { pages: folder } = cacheFolders();
  await ownMarks().add({ time: Date.now(), match: '*', clear: true });
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  await ownPages()?.pages.clear();
  for (const file of memory.keys()) if (file.startsWith(folder + path.sep)) memory.delete(file);
}
