import { LRUCache } from 'lru-cache';

import { ownKeys } from './held-keys.mjs';
import { sizeOf } from './packed.mjs';

/**
 * What this process holds of the page cache. On globalThis: Next makes a handler for each request, and gives pages and API
 * routes module instances of their own.
 *
 * @typedef {import('./entry-file.mjs').Origin} Origin
 * @typedef {import('./packed.mjs').Packed} Packed
 * @typedef {{ key: string, packed: Packed, origin: Origin }} Page
 * @typedef {Page & { version: number, before: number }} Held `version` is another one each time that something is held;
 *   `before`: the version of what was held in its place, 0 for nothing
 */

const MEMORY_BYTES = 48 * 1024 * 1024;
/** What an entry costs beside its bytes: a 404 has none, and there may be hundreds of thousands of them. */
const ENTRY_BYTES = 1024;
/** What a key of the origin costs; its text is held once. */
const KEY_BYTES = 16;
/** Pages whose visits are counted, to know which to make again first. */
const COUNTED = 20_000;
/** A page is kept right after it was made: few are between the two. */
const BETWEEN = 2000;

/** @param {Page} page */
const bytesOf = ({ packed, origin }) =>
  sizeOf(packed) + ENTRY_BYTES + origin.made.reduce((sum, { keys }) => sum + keys.length, 0) * KEY_BYTES;

/** Entries by file. @type {LRUCache<string, Held>} */
export const memory = (globalThis.footbridgePages ??= new LRUCache({
  maxSize: MEMORY_BYTES,
  sizeCalculation: bytesOf,
}));

/** The version of what was held last, whatever it was: what is held later has a higher one. @returns {number} */
export const lastVersion = () => globalThis.footbridgeLastVersion ?? 0;

/**
 * @param {string} file
 * @param {Page} page
 * @returns {Held}
 */
export function hold(file, { key, packed, origin }) {
  const kept = { ...origin, made: ownKeys.once(origin.made) };
  const held = { key, packed, origin: kept, version: lastVersion() + 1, before: memory.peek(file)?.version ?? 0 };
  globalThis.footbridgeLastVersion = held.version;
  memory.set(file, held);
  return held;
}

/** Which page a value is of that Next was given: it brings the same one back where making a newer one failed. @type {WeakMap<object, Origin>} */
export const givenOrigins = (globalThis.footbridgeGivenOrigins ??= new WeakMap());

/** @type {LRUCache<string, number>} */
const visits = (globalThis.footbridgeVisits ??= new LRUCache({ max: COUNTED }));

/** @param {string} path */
export const countVisit = (path) => visits.set(path, (visits.get(path) ?? 0) + 1);
/** @param {string} path */
export const visitsOf = (path) => visits.peek(path) ?? 0;

/** Keys of pages that were asked for and are not there, by path: the loader knows paths only. @type {LRUCache<string, string>} */
const asked = (globalThis.footbridgeAsked ??= new LRUCache({ max: BETWEEN }));

/** @param {string} path @param {string} key */
export const noteKey = (path, key) => void asked.set(path, key);
/** @param {string} path */
export const keyOf = (path) => asked.get(path);

/** What pages were made of, by path: the loader knows it, and only the handler is told to keep them. @type {LRUCache<string, Origin>} */
const told = (globalThis.footbridgeTold ??= new LRUCache({ max: BETWEEN }));

/**
 * To be called just before a page is handed to Next.
 * @param {string} path in plainPath's spelling
 * @param {Origin} origin
 */
export const tellOrigin = (path, origin) => void told.set(path, origin);

/** @param {string} path @returns {Origin | undefined} */
export const toldOrigin = (path) => told.get(path);
