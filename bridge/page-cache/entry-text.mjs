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

/**
 * @param {Head} head
 * @param {string} body
 * @returns {{ entry: Entry, origin: Origin }}
 * @throws SyntaxError when it was cut short
 */
export function entryOf({ lastModified, cacheControl, made, hold }, body) {
  const { value, bytes } = JSON.parse(body);
  if (bytes) value.buffer = Buffer.from(bytes, 'base64');
  return { entry: { lastModified, cacheControl, value }, origin: { made, hold } };
}
