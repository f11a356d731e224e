import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

import { log } from '../../platform/log';
import { recordWrite } from '../page-cache/bounded-folder';
import { cacheFolders, sha } from '../../platform/folders';

import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/**
 * Pictures as WordPress gave them, for the time when it gives none: from one of them the optimizer makes every width, also
 * those that nobody has asked for yet. One file each, a head of a block and the picture behind it (docs/decisions/0027).
 */

/** What the head takes, filled up with blanks; a disk gives out whole blocks anyway. */
const HEAD_BYTES = 4096;
/** A photograph straight from a camera; what is larger is not kept. */
const MOST_BYTES = 16 * 1024 * 1024;

const about = z.object({ type: z.string(), etag: z.string().optional(), lastModified: z.string().optional() });
const headSchema = about.extend({ path: z.string(), bytes: z.number() });

/** What WordPress said of a picture. */
export type About = z.infer<typeof about>;
type Head = z.infer<typeof headSchema>;

function fileOf(upload: string): string {
  const name = sha(upload);
  return path.join(cacheFolders().originals, name.slice(0, 2), name);
}

/** Its head, where the file is whole. @throws what is wrong with it */
async function headIn(file: FileHandle, upload: string): Promise<Head> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  const head = headSchema.parse(JSON.parse(buffer.toString('utf8', 0, bytesRead)));
  // A machine that lost its power may have kept a part of it.
  if (head.path !== upload || (await file.stat()).size !== HEAD_BYTES + head.bytes) throw new Error('not whole');
  return head;
}

/**
 * A picture that is kept. In: its path below uploads. Its body has to be read or destroyed.
 * @returns null when there is none that is whole; never throws
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

/** WordPress has it no more. Never throws. */
export async function removeOriginal(upload: string): Promise<void> {
  await rm(fileOf(upload), { force: true }).catch(() => undefined);
}

/** Whether it is kept as it is now; then it counts as written just now, and goes later than others. */
async function isKept(upload: string, { type, etag, lastModified }: About): Promise<boolean> {
  const kept = await readOriginal(upload);
  kept?.body.destroy();
  if (
    !kept ||
    kept.type !== type ||
    (etag ?? lastModified) === undefined ||
    kept.etag !== etag ||
    kept.lastModified !== lastModified
  )
    return false;
  const now = new Date();
  await utimes(fileOf(upload), now, now).catch(() => undefined);
  return true;
}

/** A picture that is being written. None of it throws: visitors get theirs without it. */
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
      if (this.#bytes > MOST_BYTES) await this.#giveUp();
    } catch (error) {
      await this.#giveUp(error);
    }
  }

  /** @param told null where not all of it came */
  async end(told: About | null): Promise<void> {
    if (!this.file) return;
    const head = Buffer.from(JSON.stringify({ path: this.upload, bytes: this.#bytes, ...told }));
    if (!told || head.byteLength > HEAD_BYTES || this.#bytes === 0) return this.#giveUp();
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
    if (cause) log('warn', 'media', `${this.upload} could not be kept`, cause);
    await file?.close().catch(() => undefined);
    await rm(this.name, { force: true }).catch(() => undefined);
  }
}

/**
 * Hands a picture on as it comes, and keeps it when all of it has come. In: its path below uploads, what was said of it.
 * @throws what reading throws
 */
export async function* whileKept(
  body: AsyncIterable<Uint8Array>,
  upload: string,
  told: About,
): AsyncGenerator<Uint8Array> {
  if (await isKept(upload, told)) return yield* body;
  const draft = await Draft.begin(upload);
  let isWhole = false;
  try {
    for await (const chunk of body) {
      await draft.add(chunk);
      yield chunk;
    }
    isWhole = true;
  } finally {
    await draft.end(isWhole ? told : null);
  }
}
