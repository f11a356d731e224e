import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

import { log } from '../../platform/log';
import { buildFolder, cachedFolder, TYPES } from './folders';
import { KEEP_AGAIN_S, OLD_FILES_LIFETIME_S } from './lifetime';

async function keepOne(name: string): Promise<void> {
  const target = path.join(cachedFolder(), name);
  const part = `${target}.${process.pid}`;
  // Whole or not at all, for another process that serves it.
  await copyFile(path.join(buildFolder(), name), part);
  await utimes(part, new Date(), new Date());
  await rename(part, target);
}

async function dropOne(name: string, now: number): Promise<void> {
  const file = path.join(cachedFolder(), name);
  // Another process may have finished or deleted it meanwhile.
  const found = await stat(file).catch(() => null);
  if (found && now - found.mtimeMs > OLD_FILES_LIFETIME_S * 1000) await rm(file, { force: true });
}

async function keepAll(now: number): Promise<void> {
  try {
    const names = (await readdir(buildFolder())).filter((name) => path.extname(name) in TYPES);
    await mkdir(cachedFolder(), { recursive: true });
    await Promise.all(names.map(keepOne));
    await Promise.all((await readdir(cachedFolder())).map((name) => dropOne(name, now)));
  } catch (error) {
    log(
      'warn',
      'browser files',
      `cannot be kept below DATA_DIR for the next build: ${error instanceof Error ? error.message : 'unknown error'}`,
    );
  }
}

/**
 * Copies the browser files of this build below DATA_DIR, where the next build finds them, and deletes those that no process has
 * served for a week. Call it at the start: it does the same once a day, so that the files of a build that has run for long are
 * as old as its last day. A failure is one line in the log: visitors with an older page then have it without script.
 * @returns when they are kept, and what ends it
 */
export function keepBrowserFiles(): { kept: Promise<void>; end: () => void } {
  const timer = setInterval(() => void keepAll(Date.now()), KEEP_AGAIN_S * 1000);
  timer.unref();
  return { kept: keepAll(Date.now()), end: () => clearInterval(timer) };
}
