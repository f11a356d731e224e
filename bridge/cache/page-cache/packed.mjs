import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/**
 * A page as it lies in memory, on disk and in Redis: bytes, pressed once. As text and objects it would take five to ten times
 * as much of the memory that V8 has to look through again and again. The HTML is pressed apart from the rest, as well as
 * gzip can: these very bytes are what visitors get (bridge/cache/response-cache).
 *
 * @typedef {import('./entry-text.mjs').Entry} Entry
 * @typedef {import('./entry-text.mjs').Kept} Kept
 * @typedef {Omit<Entry, 'value'> & { kind: string | null, rest?: Buffer, html?: Buffer, bytes?: Buffer }} Packed kind is null,
 *   and nothing else there, for a kept 404; `bytes` are a picture's
 */

const FOR_VISITORS = { level: 9 };
const FOR_US = { level: 4 };
const press = promisify(gzip);
const open = promisify(gunzip);

/**
 * @param {Entry} entry
 * @returns {Promise<Packed>}
 */
export async function pack({ value, ...facts }) {
  if (!value) return { ...facts, kind: null };
  const { html, buffer, ...rest } = value;
  const [packedRest, packedHtml] = await Promise.all([
    press(JSON.stringify(rest), FOR_US),
    html === undefined ? undefined : press(html, FOR_VISITORS),
  ]);
  return { ...facts, kind: value.kind, rest: packedRest, html: packedHtml, bytes: buffer };
}

/**
 * @param {Packed} packed
 * @returns {Promise<Entry>} its value is another object each time
 * @throws Error for bytes that are none of ours
 */
export async function unpack({ kind, rest, html, bytes, ...facts }) {
  if (kind === null || !rest) return { ...facts, value: null };
  const [text, page] = await Promise.all([open(rest), html && open(html)]);
  /** @type {Kept | null} */
  const value = JSON.parse(text.toString('utf8'));
  if (value?.kind !== kind) throw new Error('a page of another kind');
  return {
    ...facts,
    value: { ...value, ...(page && { html: page.toString('utf8') }), ...(bytes && { buffer: bytes }) },
  };
}

/** What it takes of memory. @param {Packed} packed */
export const sizeOf = ({ rest, html, bytes }) => (rest?.length ?? 0) + (html?.length ?? 0) + (bytes?.length ?? 0);
