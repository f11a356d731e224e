import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

import { log } from '../../platform/log';
import { recordWrite } from '../page-cache/bounded-folder';
import { cacheFolders, sha } from '../../platform/folders';
import { MAX_PICTURE_BYTES } from './picture-limits';

import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/**
 * Originals of pictures, for outages of WordPress: the optimizer renders any width from them. Each is a file of a head and the
 * picture's bytes (docs/decisions/0012).
 */

/** One block of a disk, padded with spaces. */
const HEAD_BYTES = 4096;

const about = z.object({ type: z.string(), etag: z.string().optional(), lastModified: z.string().optional() });
const headSchema = about.extend({ path: z.string(), bytes: z.number() });

/** WordPress's headers of a picture. */
export type About = z.infer<typeof about>;
type Head = z.infer<typeof headSchema>;

function fileOf(upload: string): string {
  const name = sha(upload);
  return path.join(cacheFolders().originals, name.slice(0, 2), name);
}

/** Returns a file's head. @throws when the file is incomplete or invalid */
async function headIn(file: FileHandle, upload: string): Promise<Head> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  const head = headSchema.parse(JSON.parse(buffer.toString('utf8', 0, bytesRead)));
  // A power failure may have truncated it.
  if (head.path !== upload || (await file.stat()).size !== HEAD_BYTES + head.bytes) throw new Error('not whole');
  return head;
}

/**
 * Returns a stored picture; null when there is no complete one. Its body must be read or destroyed. Never throws.
 * @param upload its path below uploads
 */
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

/** A picture that is being written. Its methods never throw: visitors get the picture anyway. */
class Draft {
  #bytes = 0;

  private constructor(
    private readonly upload: string,
    private readonly name: string,
    private file: FileHandle | null,
  ) {}

  static async begin(upload: string): Promise<Draft> {
    const name = `${fileOf(upload)}.${randomUUID()}.tmp`;
    const draft = new Draft(upload, name, null);
    try {
      await mkdir(path.dirname(name), { recursive: true });
      draft.file = await open(name, 'w');
    } catch (error) {
      await draft.#giveUp(error);
    }
    return draft;
  }

  async add(chunk: Uint8Array): Promise<void> {
    if (!this.file) return;
    try {
      await this.file.write(chunk, 0, chunk.byteLength, HEAD_BYTES + this.#bytes);
      this.#bytes += chunk.byteLength;
      if (this.#bytes > MAX_PICTURE_BYTES) await this.#giveUp();
    } catch (error) {
      await this.#giveUp(error);
    }
  }

  /** @param headers null when the picture is incomplete */
  async end(headers: About | null): Promise<void> {
    if (!this.file) return;
    const head = Buffer.from(JSON.stringify({ path: this.upload, bytes: this.#bytes, ...headers }));
    if (!headers || head.byteLength > HEAD_BYTES || this.#bytes === 0) return this.#giveUp();
    try {
      await this.file.write(Buffer.concat([head, Buffer.alloc(HEAD_BYTES - head.byteLength, ' ')]), 0, HEAD_BYTES, 0);
      await this.file.close();
      await rename(this.name, fileOf(this.upload));
      recordWrite('originals', HEAD_BYTES + this.#bytes);
    } catch (error) {
      await this.#giveUp(error);
    }
  }

  async #giveUp(cause?: unknown): Promise<void> {
    const { file } = this;
    this.file = null;
    if (cause) log('warn', 'media', `${this.upload} could not be stored`, cause);
    await file?.close().catch(() => undefined);
    await rm(this.name, { force: true }).catch(() => undefined);
  }
}

/**
 * Yields a picture's bytes, and stores the picture when it is complete.
 * @param upload its path below uploads
 * @throws what reading throws
 */
export async function* storeWhileStreaming(
  body: AsyncIterable<Uint8Array>,
  upload: string,
  headers: About,
): AsyncGenerator<Uint8Array> {
  if (await isStored(upload, headers)) return yield* body;
  const draft = await Draft.begin(upload);
  let isComplete = false;
  try {
    for await (const chunk of body) {
      await draft.add(chunk);
      yield chunk;
    }
    isComplete = true;
  } finally {
    await draft.end(isComplete ? headers : null);
  }
}
