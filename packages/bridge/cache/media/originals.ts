import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, utimes, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

import { log } from '../../platform/log';
import { recordWrite } from '../page-cache/bounded-folder';
import { cacheFolders, sha } from '../../platform/folders';
import { MAX_PICTURE_BYTES } from './picture-limits';

import type { Readable } from 'node:stream';

/** Originals of pictures, for outages of WordPress: each a file of a head and the bytes (docs/decisions/0012). */

/** One block of a disk, padded with spaces. */
const HEAD_BYTES = 4096;

const about = z.object({ type: z.string(), etag: z.string().optional(), lastModified: z.string().optional() });
const headSchema = about.extend({ path: z.string(), bytes: z.number() });

export type About = z.infer<typeof about>;
type Head = z.infer<typeof headSchema>;

function fileOf(upload: string): string {
  const name = sha(upload);
  return path.join(cacheFolders().originals, name.slice(0, 2), name);
}

async function headIn(file: FileHandle, upload: string): Promise<Head> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  const head = headSchema.parse(JSON.parse(buffer.toString('utf8', 0, bytesRead)));
  // A power failure may have truncated it.
  if (head.path !== upload || (await file.stat()).size !== HEAD_BYTES + head.bytes) throw new Error('not whole');
  return head;
}

/** Returns a stored picture; null when there is no complete one. Its body must be read or destroyed. Never throws. */
export async function readOriginal(upload: string): Promise<(Head & { body: Readable }) | null> {
  const file = await open(fileOf(upload)).catch(() => null);
  if (!file) return null;
  try {
    return { ...(await headIn(file, upload)), body: file.createReadStream({ start: HEAD_BYTES }) };
  } catch {
    await file.close().catch(() => undefined);
    return null;
  }
}

/** Deletes a picture that WordPress no longer has. Never throws. */
export async function removeOriginal(upload: string): Promise<void> {
  await rm(fileOf(upload), { force: true }).catch(() => undefined);
}

/** Whether the stored picture is current. Updates its time, so that it is evicted later. */
async function isStored(upload: string, { type, etag, lastModified }: About): Promise<boolean> {
  const stored = await readOriginal(upload);
  stored?.body.destroy();
  if (
    !stored ||
    stored.type !== type ||
    (etag ?? lastModified) === undefined ||
    stored.etag !== etag ||
    stored.lastModified !== lastModified
  )
    return false;
  const now = new Date();
  await utimes(fileOf(upload), now, now).catch(() => undefined);
  return true;
}

/** Yields a picture's bytes, and stores the picture when it is complete. */
export async function* storeWhileStreaming(
  body: AsyncIterable<Uint8Array>,
  upload: string,
  headers: About,
): AsyncGenerator<Uint8Array> {
  if (await isStored(upload, headers)) return yield* body;
  const draft = `${fileOf(upload)}.${randomUUID()}.tmp`;
  let file: FileHandle | undefined;
  let bytes = 0;
  let failure: unknown;
  /** Visitors get the picture also when the disk fails. */
  const store = async (step: () => Promise<unknown>): Promise<void> => {
    if (failure === undefined) await step().catch((error: unknown) => (failure = error));
  };
  const begin = async (): Promise<void> => {
    await mkdir(path.dirname(draft), { recursive: true });
    file = await open(draft, 'w');
  };
  const finish = async (): Promise<void> => {
    const head = Buffer.from(JSON.stringify({ path: upload, bytes, ...headers }));
    if (head.byteLength > HEAD_BYTES || bytes === 0 || bytes > MAX_PICTURE_BYTES) return;
    await file?.write(Buffer.concat([head, Buffer.alloc(HEAD_BYTES - head.byteLength, ' ')]), 0, HEAD_BYTES, 0);
    await file?.close();
    await rename(draft, fileOf(upload));
    recordWrite('originals', HEAD_BYTES + bytes);
  };
  try {
    await store(begin);
    for await (const chunk of body) {
      const position = HEAD_BYTES + bytes;
      bytes += chunk.byteLength;
      if (bytes <= MAX_PICTURE_BYTES) await store(async () => file?.write(chunk, 0, chunk.byteLength, position));
      yield chunk;
    }
    await store(finish);
  } finally {
    if (failure !== undefined) log('warn', 'media', `${upload} could not be stored`, failure);
    await file?.close().catch(() => undefined);
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
