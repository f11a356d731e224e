/**
 * One cache entry as text of two lines: what it was made of, then the page itself (packed.mjs; bytes as base64). On disk they
 * are one file, in Redis two fields of one hash.
 *
 * @typedef {{ kind: string, html?: string, buffer?: Buffer }} Kept a page, a redirect or a picture as Next gives it
 * @typedef {{ revalidate: number | false, expire?: number }} Lifetime seconds
 * @typedef {{ lastModified: number, cacheControl?: Lifetime, value: Kept | null }} Entry null is a kept 404
 * @typedef {import('./marks.mjs').Made} Made
 * @typedef {import('./packed.mjs').Packed} Packed
 * @typedef {{ since: number, until: number }} Hold WordPress failed: marks before `since` are excused until then (ms)
 * @typedef {{ made: readonly Made[], hold?: Hold }} Origin
 * @typedef {Origin & { key: string, kind: string | null, lastModified: number, cacheControl?: Lifetime }} Head
 */

/**
 * @param {string} key
 * @param {Packed} packed
 * @param {Origin} origin
 * @returns {Head}
 */
export const headOf = (key, { kind, lastModified, cacheControl }, origin) => ({
  key,
  kind,
  lastModified,
  cacheControl,
  ...origin,
});

/** @param {Packed} packed */
export const bodyOf = ({ rest, html, bytes }) =>
  JSON.stringify({ rest: rest?.toString('base64'), html: html?.toString('base64'), bytes: bytes?.toString('base64') });

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {unknown} one */
const isMade = (one) =>
  isRecord(one) &&
  Number.isFinite(one.at) &&
  Array.isArray(one.keys) &&
  one.keys.every((key) => typeof key === 'string');
/** @param {unknown} hold */
const isHold = (hold) => isRecord(hold) && Number.isFinite(hold.since) && Number.isFinite(hold.until);
/** @param {unknown} life */
const isLifetime = (life) =>
  isRecord(life) &&
  (life.revalidate === false || Number.isFinite(life.revalidate)) &&
  (life.expire === undefined || Number.isFinite(life.expire));

/**
 * Whether a first line is one: a file may be cut, written by another program, or of a disk that failed.
 * @param {unknown} head
 * @returns {head is Head}
 */
export const isHead = (head) =>
  isRecord(head) &&
  typeof head.key === 'string' &&
  Number.isFinite(head.lastModified) &&
  Array.isArray(head.made) &&
  head.made.every(isMade) &&
  (head.hold === undefined || isHold(head.hold)) &&
  (head.cacheControl === undefined || isLifetime(head.cacheControl));

/** Which bytes each kind has; Next falls over where they are missing. @type {ReadonlyMap<unknown, readonly string[]>} */
const NEEDED = new Map([
  ['PAGES', ['rest', 'html']],
  ['REDIRECT', ['rest']],
  ['IMAGE', ['rest', 'bytes']],
]);

/** @param {unknown} text */
const bytesOf = (text) => (typeof text === 'string' ? Buffer.from(text, 'base64') : undefined);

/**
 * @param {unknown} head
 * @param {string} body
 * @returns {{ packed: Packed, origin: Origin }} whether its bytes can be unpacked is not looked at
 * @throws SyntaxError when it was cut short, or is no entry
 */
export function packedOf(head, body) {
  const told = JSON.parse(body);
  if (!isHead(head) || !isRecord(told)) throw new SyntaxError('No entry of the page cache');
  const { kind, lastModified, cacheControl, made, hold } = head;
  const needed = kind === null ? [] : NEEDED.get(kind);
  const isWhole = needed?.every((name) => typeof told[name] === 'string') && (kind !== null || told.rest === undefined);
  if (!isWhole) throw new SyntaxError('No page, redirect, picture or 404');
  return {
    packed: {
      kind,
      lastModified,
      cacheControl,
      rest: bytesOf(told.rest),
      html: bytesOf(told.html),
      bytes: bytesOf(told.bytes),
    },
    origin: { made, hold },
  };
}
