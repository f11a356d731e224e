import { z } from 'zod';

import type { CompressedEntry } from './compressed';

/** A page, a redirect or a picture as Next passes it. */
export interface CachedValue {
  kind: string;
  html?: string;
  buffer?: Buffer;
}

/** Seconds. */
export interface CacheControl {
  revalidate: number | false;
  expire?: number;
}

export interface Entry {
  lastModified: number;
  cacheControl?: CacheControl;
  /** null: a cached 404. */
  value: CachedValue | null;
}

/** One answer of WordPress that a page was rendered from. */
export interface Dependency {
  /** When the request began, ms. */
  at: number;
  /** The dependencies of the answer: `post:12`, `list:post`, `uri:/about/`, `kind:menu`. `*`: unknown, which every edit invalidates. */
  keys: readonly string[];
}

/** What decides whether a page is still valid. */
export interface Validity {
  dependencies: readonly Dependency[];
  /** A render that started at `failedAt` failed: earlier edits do not invalidate the page before `dueAt` (ms). */
  retry?: { failedAt: number; dueAt: number };
}

/** An entry without its content. */
export interface Head extends Validity {
  key: string;
  kind: string | null;
  lastModified: number;
  cacheControl?: CacheControl;
}

/** An entry as it is stored: in memory, on disk, in Redis. */
export interface StoredPage {
  key: string;
  compressed: CompressedEntry;
  validity: Validity;
}

/**
 * One cache entry is text of two lines: the head, then the content (bytes as base64). On disk they are one file, in Redis two
 * fields of one hash.
 */
export const headOf = ({ key, compressed: { kind, lastModified, cacheControl }, validity }: StoredPage): Head => ({
  key,
  kind,
  lastModified,
  cacheControl,
  ...validity,
});

export const bodyOf = ({ rest, html, bytes }: CompressedEntry): string =>
  JSON.stringify({ rest: rest?.toString('base64'), html: html?.toString('base64'), bytes: bytes?.toString('base64') });

const headSchema: z.ZodType<Head> = z.object({
  key: z.string(),
  kind: z.string().nullable(),
  lastModified: z.number(),
  cacheControl: z.object({ revalidate: z.literal(false).or(z.number()), expire: z.number().optional() }).optional(),
  dependencies: z.array(z.object({ at: z.number(), keys: z.array(z.string()) })),
  retry: z.object({ failedAt: z.number(), dueAt: z.number() }).optional(),
});

const bytesSchema = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .optional();
const bodySchema = z.object({ rest: bytesSchema, html: bytesSchema, bytes: bytesSchema });

/** The parts that each kind must have; Next fails without them. */
const REQUIRED: ReadonlyMap<string, readonly ('rest' | 'html' | 'bytes')[]> = new Map([
  ['PAGES', ['rest', 'html']],
  ['REDIRECT', ['rest']],
  ['IMAGE', ['rest', 'bytes']],
]);

/** @throws SyntaxError when the text is no head: it was cut short, or written by another program */
export function parseHead(text: string): Head {
  const { data } = headSchema.safeParse(JSON.parse(text));
  if (!data) throw new SyntaxError('Not a head of the page cache');
  return data;
}

/**
 * Returns the entry; whether its bytes can be decompressed is not checked.
 * @throws SyntaxError when the text is no content of an entry of that kind
 */
export function parseBody({ key, dependencies, retry, ...head }: Head, text: string): StoredPage {
  const { data: parts } = bodySchema.safeParse(JSON.parse(text));
  const isComplete =
    head.kind === null
      ? parts?.rest === undefined
      : REQUIRED.get(head.kind)?.every((name) => parts?.[name] !== undefined);
  if (!parts || !isComplete) throw new SyntaxError('Not a page, redirect, picture or 404');
  return { key, compressed: { ...head, ...parts }, validity: { dependencies, retry } };
}
