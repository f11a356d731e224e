import { LRUCache } from 'lru-cache';

/**
 * What this process holds of the page cache. On globalThis: Next makes a handler for each request, and gives pages and API
 * routes module instances of their own.
 *
 * @typedef {import('./entry-file.mjs').Entry} Entry
 * @typedef {import('./entry-file.mjs').Origin} Origin
 * @typedef {{ key: string, entry: Entry, origin: Origin, size: number }} Held
 */

const MEMORY_BYTES = 64 * 1024 * 1024;
/** What an entry costs beside its text: a 404 has none, and there may be hundreds of thousands of them. */
const ENTRY_BYTES = 1024;
/** Pages whose visits are counted, to know which to make again first. */
const COUNTED = 20_000;
/** A page is kept right after it was made: few are between the two. */
const BETWEEN = 2000;

/** Entries by file. @type {LRUCache<string, Held>} */
export const memory = (globalThis.footbridgePages ??= new LRUCache({
  maxSize: MEMORY_BYTES,
  /** @param {Held} held */
  sizeCalculation: (held) => held.size + ENTRY_BYTES,
}));

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
