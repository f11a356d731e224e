import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';

import type { CachedValue, Entry, StoredPage, Validity } from './entry-text';

/**
 * An entry in memory, on disk and in Redis: bytes, compressed once. Text and objects would take five to ten times as much of
 * V8's heap. The HTML is compressed apart from the rest, as small as gzip can: visitors get these bytes (response-cache).
 */
export interface CompressedEntry extends Omit<Entry, 'value'> {
  /** null for a cached 404, which has no bytes. */
  kind: string | null;
  /** What Next stores beside the HTML, as JSON. */
  rest?: Buffer;
  html?: Buffer;
  /** A picture's, as they are. */
  bytes?: Buffer;
}

export interface OpenPage {
  entry: Entry;
  validity: Validity;
}

const HTML = { level: 9 };
const REST = { level: 4 };
const zip = promisify(gzip);
const unzip = promisify(gunzip);

export async function compress({ value, ...facts }: Entry): Promise<CompressedEntry> {
  if (!value) return { ...facts, kind: null };
  const { html, buffer, ...rest } = value;
  const [zippedRest, zippedHtml] = await Promise.all([
    zip(JSON.stringify(rest), REST),
    html === undefined ? undefined : zip(html, HTML),
  ]);
  return { ...facts, kind: value.kind, rest: zippedRest, html: zippedHtml, bytes: buffer };
}

const restSchema: z.ZodType<CachedValue> = z.looseObject({ kind: z.string() });

/**
 * Returns the entry; its value is a new object each time.
 * @throws Error when the bytes are not a compressed entry
 */
export async function decompress({ kind, rest, html, bytes, ...facts }: CompressedEntry): Promise<Entry> {
  if (kind === null || !rest) return { ...facts, value: null };
  const [text, page] = await Promise.all([unzip(rest), html && unzip(html)]);
  const value = restSchema.parse(JSON.parse(text.toString('utf8')));
  if (value.kind !== kind) throw new Error('the entry is of another kind');
  return {
    ...facts,
    value: { ...value, ...(page && { html: page.toString('utf8') }), ...(bytes && { buffer: bytes }) },
  };
}

/** Returns the decompressed page; null when its bytes are not a compressed entry. */
export const openPage = ({ compressed, validity }: StoredPage): Promise<OpenPage | null> =>
  decompress(compressed).then(
    (entry) => ({ entry, validity }),
    () => null,
  );

/** Bytes in memory. */
export const sizeOf = ({ rest, html, bytes }: CompressedEntry): number =>
  (rest?.length ?? 0) + (html?.length ?? 0) + (bytes?.length ?? 0);

/** Whether the entry is older than its lifetime: Next serves it and renders it again in the background. */
export function isStale({ lastModified, cacheControl }: CompressedEntry): boolean {
  const lifetime = cacheControl?.revalidate;
  return typeof lifetime === 'number' && Date.now() - lastModified > lifetime * 1000;
}
