import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

import { log } from '../log';
import { buildFolder, keptFolder, TYPES } from './folders';
import { OLD_FILES_LIFETIME_S } from './lifetime';

async function keepOne(name: string): Promise<void> {
  const target = path.join(keptFolder(), name);
  const part = `${target}.${process.pid}`;
  // Whole or not at all, for another process that serves it.
  await copyFile(path.join(buildFolder(), name), part);
  await utimes(part, new Date(), new Date());
  await rename(part, target);
}

async function dropOne(name: string, now: number): Promise<void> {
  const file = path.join(keptFolder(), name);
  if (now - (await stat(file)).mtimeMs > OLD_FILES_LIFETIME_S * 1000) await rm(file, { force: true });
}

/**
 * Copies the browser files of this build below DATA_DIR, where the next build finds them, and deletes those that no build has
 * had for a week. Call it at the start. A failure is one line in the log: visitors with an older page then have it without script.
 */
export async function keepBrowserFiles(now = Date.now()): Promise<void> {
  try {
    const names = (await readdir(buildFolder())).filter((name) => path.extname(name) in TYPES);
    await mkdir(keptFolder(), { recursive: true });
    await Promise.all(names.map(keepOne));
    await Promise.all((await readdir(keptFolder())).map((name) => dropOne(name, now)));
  } catch (error) {
    log('warn', 'browser files', `cannot be kept below DATA_DIR for the next build: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
}
