import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { z } from 'zod';

import { processState } from '../../platform/process-state';

import type { OutgoingHttpHeaders } from 'node:http';
import type { Dependency } from '../../wordpress/dependencies/track';

export interface CachedValue {
  kind: string;
  html?: string;
  buffer?: Buffer;
  /** Of a cached value: when rendering a newer one fails, Next stores the same value again. */
  validity?: Validity;
}

/** Seconds. */
export interface CacheControl {
  revalidate: number | false;
  expire?: number;
}

/** What decides whether a page is still valid. A dependency on the key `*` is an unknown one, which every edit invalidates. */
export interface Validity {
  dependencies: readonly Dependency[];
  /** A render that started at `failedAt` failed: earlier edits do not invalidate the page before `dueAt` (ms). */
  retry?: { failedAt: number; dueAt: number };
}

export interface Head extends Validity {
  /** A page's path in plainPath's spelling; Next's name of a picture. */
  key: string;
  /** null: a cached 404. */
  kind: string | null;
  lastModified: number;
  cacheControl?: CacheControl;
}

/** An entry: bytes, compressed once. The HTML is apart, as small as gzip can: visitors get these bytes. */
export interface Entry extends Head {
  /** What Next stores beside the body, as compressed JSON. */
  rest?: Buffer;
  /** The compressed HTML; a picture's bytes as they are. */
  body?: Buffer;
  /** Of Next's response with this entry; in memory only. */
  headers?: OutgoingHttpHeaders;
}

export interface OpenEntry extends Head {
  value: CachedValue | null;
}

const HTML = { level: 9 };
const REST = { level: 4 };
const zip = promisify(gzip);
const unzip = promisify(gunzip);

export async function compress({ value, ...head }: Omit<OpenEntry, 'kind'>): Promise<Entry> {
  if (!value) return { ...head, kind: null };
  const { html, buffer, validity: _validity, ...rest } = value;
  const [zippedRest, zippedHtml] = await Promise.all([
    zip(JSON.stringify(rest), REST),
    html === undefined ? undefined : zip(html, HTML),
  ]);
  return { ...head, kind: value.kind, rest: zippedRest, body: buffer ?? zippedHtml };
}

const restSchema: z.ZodType<CachedValue> = z.looseObject({ kind: z.string() });

/** Returns the decompressed entry; its value is a new object each time. Null when its bytes are not a compressed entry. */
export async function open({ rest, body, headers: _headers, ...head }: Entry): Promise<OpenEntry | null> {
  if (!rest) return { ...head, value: null };
  try {
    const isPicture = head.kind === 'IMAGE';
    const [text, html] = await Promise.all([unzip(rest), isPicture ? undefined : body && unzip(body)]);
    const value = restSchema.parse(JSON.parse(text.toString('utf8')));
    if (value.kind !== head.kind) return null;
    return {
      ...head,
      value: { ...value, validity: head, ...(isPicture ? { buffer: body } : html && { html: html.toString('utf8') }) },
    };
  } catch {
    return null;
  }
}

/** Whether the entry is older than its lifetime: Next serves it and renders it again in the background. */
export function isStale({ lastModified, cacheControl }: Head): boolean {
  const lifetime = cacheControl?.revalidate;
  return typeof lifetime === 'number' && Date.now() - lastModified > lifetime * 1000;
}

const headSchema = z.object({
  key: z.string(),
  kind: z.enum(['PAGES', 'REDIRECT', 'IMAGE']).nullable(),
  lastModified: z.number(),
  cacheControl: z.object({ revalidate: z.literal(false).or(z.number()), expire: z.number().optional() }).optional(),
  dependencies: z.array(z.object({ at: z.number(), keys: z.array(z.string()) })),
  retry: z.object({ failedAt: z.number(), dueAt: z.number() }).optional(),
  restBytes: z.number().int().min(0),
  bytes: z.number().int().min(0),
});

/** A head as it is stored, before the content: on disk as the first line, in Redis as a field of its own. */
export type StoredHead = Head & { restBytes: number; bytes: number };

export const headOf = ({ rest, body, headers: _headers, ...head }: Entry): StoredHead => ({
  ...head,
  restBytes: rest?.length ?? 0,
  bytes: (rest?.length ?? 0) + (body?.length ?? 0),
});

export const contentOf = ({ rest, body }: Entry): Buffer =>
  Buffer.concat([rest, body].filter((part) => part !== undefined));

/** @throws SyntaxError when the text is no head: it was cut short, or written by another program */
export function parseHead(text: string): StoredHead {
  const { data } = headSchema.safeParse(JSON.parse(text));
  if (!data) throw new SyntaxError('Not a head of the page cache');
  return { ...data, dependencies: internKeys(data.dependencies) };
}

/** Returns the entry. @throws SyntaxError when the bytes are not the content of an entry of that kind */
export function parseEntry({ restBytes, bytes, ...head }: StoredHead, content: Buffer): Entry {
  const hasBody = head.kind === 'PAGES' || head.kind === 'IMAGE';
  if (content.length !== bytes || restBytes > bytes || (head.kind === null) !== (bytes === 0))
    throw new SyntaxError('Not the content of an entry');
  if (head.kind === null) return head;
  if (restBytes === 0 || (hasBody && restBytes === bytes)) throw new SyntaxError('Not a page, redirect or picture');
  const body = restBytes < bytes ? content.subarray(restBytes) : undefined;
  return { ...head, rest: content.subarray(0, restBytes), body };
}

/** More than a WordPress of ten thousand pages has; above it the pool starts anew. */
const MAX_KEYS = 100_000;
const keys = (processState<Map<string, string>>('keyPool').value ??= new Map());

/** Returns the same string for the same key: a page has a hundred keys, and ten thousand pages have a few thousand different ones. */
function intern(key: string): string {
  const pooled = keys.get(key);
  if (pooled !== undefined) return pooled;
  // An address is a key of one page only, and requests for missing pages create addresses without end.
  if (key.startsWith('uri:')) return key;
  if (keys.size >= MAX_KEYS) keys.clear();
  keys.set(key, key);
  return key;
}

export const internKeys = (dependencies: readonly Dependency[]): Dependency[] =>
  dependencies.map(({ at, keys: own }) => ({ at, keys: own.map(intern) }));

type Later<Value> = Value | Promise<Value>;

/** Where entries are: memory, this machine's disk, Redis. Only `clear` throws: the site works without any of them. */
export interface EntryStore {
  read(key: string): Later<Entry | null>;
  write(entry: Entry): Later<void>;
  delete(key: string): Later<void>;
  list(): Later<Head[]>;
  /** @throws when the entries could not be deleted */
  clear(): Later<void>;
}
