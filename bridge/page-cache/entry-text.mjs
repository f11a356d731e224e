/**
 * One cache entry as text of two lines: what it was made of, then the page itself (JSON, bytes as base64). On disk they are
 * one file, in Redis two fields of one hash.
 *
 * @typedef {{ kind: string, html?: string, buffer?: Buffer }} Kept a page, a redirect or a picture as Next gives it
 * @typedef {{ revalidate: number | false, expire?: number }} Lifetime seconds
 * @typedef {{ lastModified: number, cacheControl?: Lifetime, value: Kept | null }} Entry null is a kept 404
 * @typedef {import('./marks.mjs').Made} Made
 * @typedef {{ since: number, until: number }} Hold WordPress failed: marks before `since` are excused until then (ms)
 * @typedef {{ made: readonly Made[], hold?: Hold }} Origin
 * @typedef {Origin & { key: string, kind: string | null, lastModified: number, cacheControl?: Lifetime }} Head
 */

/**
 * @param {string} key
 * @param {Entry} entry
 * @param {Origin} origin
 * @returns {Head}
 */
export const headOf = (key, { value, ...rest }, origin) => ({ key, kind: value?.kind ?? null, ...rest, ...origin });

/** @param {Entry} entry */
export function bodyOf({ value }) {
  const { buffer, ...kept } = value ?? { buffer: undefined };
  return JSON.stringify({ value: value && kept, bytes: buffer?.toString('base64') });
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {unknown} one */
const isMade = (one) => isRecord(one) && Number.isFinite(one.at) && Array.isArray(one.keys) && one.keys.every((key) => typeof key === 'string');
/** @param {unknown} hold */
const isHold = (hold) => isRecord(hold) && Number.isFinite(hold.since) && Number.isFinite(hold.until);
/** @param {unknown} life */
const isLifetime = (life) => isRecord(life) && (life.revalidate === false || Number.isFinite(life.revalidate)) && (life.expire === undefined || Number.isFinite(life.expire));

/**
 * Whether a first line is one: a file may be cut, written by another program, or of a disk that failed.
 * @param {unknown} head
 * @returns {head is Head}
 */
export const isHead = (head) =>
  isRecord(head) && typeof head.key === 'string' && Number.isFinite(head.lastModified) && Array.isArray(head.made) && head.made.every(isMade) && (head.hold === undefined || isHold(head.hold)) && (head.cacheControl === undefined || isLifetime(head.cacheControl));

/** What Next falls over where it is missing. @param {unknown} value */
const isKept = (value) => value === null || (isRecord(value) && (value.kind === 'PAGES' ? typeof value.html === 'string' : value.kind === 'IMAGE' ? Buffer.isBuffer(value.buffer) : value.kind === 'REDIRECT'));

/**
 * @param {unknown} head
 * @param {string} body
 * @returns {{ entry: Entry, origin: Origin }}
 * @throws SyntaxError when it was cut short, or is no entry
 */
export function entryOf(head, body) {
  const told = JSON.parse(body);
  if (!isHead(head) || !isRecord(told)) throw new SyntaxError('No entry of the page cache');
  const { lastModified, cacheControl, made, hold } = head;
  const { value, bytes } = told;
  if (isRecord(value) && typeof bytes === 'string') value.buffer = Buffer.from(bytes, 'base64');
  if (!isKept(value)) throw new SyntaxError('No page, redirect or picture');
  return { entry: { lastModified, cacheControl, value: /** @type {Kept | null} */ (value) }, origin: { made, hold } };
}
