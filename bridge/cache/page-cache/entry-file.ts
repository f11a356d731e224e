import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { sha } from '../../platform/folders';
import { log } from '../../platform/log';
import { bodyOf, headOf, parseBody, parseHead } from './entry-text';

import type { Head, StoredPage } from './entry-text';

/** Longer than most heads; the rest of a longer one is read after it. */
const HEAD_BYTES = 8192;

/**
 * Returns the file of an entry. One file holds the head and the content, so they never disagree; the heads of all files are the
 * index of dependencies.
 * @param key any text; it is hashed, so it can't name another folder
 */
export function entryFile(folder: string, key: string): string {
  const name = sha(key);
  return path.join(folder, name.slice(0, 2), `${name}.json`);
}

/** Returns the entry; null when there is none. A file that is no entry, such as one cut short by a crash, is deleted. */
export async function readPage(file: string, key: string): Promise<StoredPage | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const end = text.indexOf('\n');
    const page = parseBody(parseHead(text.slice(0, end)), text.slice(end + 1));
    return page.key === key ? page : null;
  } catch {
    await removeEntry(file);
    return null;
  }
}

/** Returns the head of an entry, without reading its content; null when there is none. */
export async function readHead(file: string): Promise<Head | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    const parts: Buffer[] = [];
    for (let end = -1; end < 0;) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, null);
      if (bytesRead === 0) return null;
      end = buffer.subarray(0, bytesRead).indexOf('\n');
      parts.push(buffer.subarray(0, end < 0 ? bytesRead : end));
    }
    return parseHead(Buffer.concat(parts).toString('utf8'));
  } catch {
    return null;
  } finally {
    await handle.close().catch(() => undefined);
  }
}

/** Deletes an entry, so that a restart does not bring it back. Never throws. */
export async function removeEntry(file: string): Promise<void> {
  await rm(file, { force: true }).catch(() => undefined);
}

/**
 * Writes an entry beside its file and renames it, so that a reader never sees half of one. Never throws: a full disk is logged,
 * and pages are served without it.
 * @returns characters written, or tried to
 */
export async function writePage(file: string, page: StoredPage): Promise<number> {
  const text = `${JSON.stringify(headOf(page))}\n${bodyOf(page.compressed)}`;
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    log('warn', 'page cache', `${page.key} could not be written to disk`, error);
    await removeEntry(draft);
  }
  return text.length;
}
