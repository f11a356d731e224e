import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

import { setting } from '../../platform/env';
import { log } from '../../platform/log';
import { OLD_FILES_LIFETIME_S } from '../../platform/lifetimes';

/** Returns the folder of this build's browser files. Next's configuration writes it into the build. */
export const buildFolder = (): string => path.resolve(process.env.FOOTBRIDGE_BROWSER_FOLDER ?? '.build/browser');

/** Returns the folder with the same files and those of earlier builds. */
export const cachedFolder = (): string => path.resolve(setting('DATA_DIR'), 'browser');

/** Types of the files that are served; source maps are not. */
export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export const STORE_INTERVAL_S = 24 * 3600;

async function storeOne(name: string): Promise<void> {
  const target = path.join(cachedFolder(), name);
  const part = `${target}.${process.pid}`;
  // Atomic, because another process may be serving it.
  await copyFile(path.join(buildFolder(), name), part);
  await utimes(part, new Date(), new Date());
  await rename(part, target);
}

async function deleteOld(name: string, now: number): Promise<void> {
  const file = path.join(cachedFolder(), name);
  // Another process may have finished or deleted it meanwhile.
  const found = await stat(file).catch(() => null);
  if (found && now - found.mtimeMs > OLD_FILES_LIFETIME_S * 1000) await rm(file, { force: true });
}

async function storeAll(now: number): Promise<void> {
  try {
    const names = (await readdir(buildFolder())).filter((name) => path.extname(name) in TYPES);
    await mkdir(cachedFolder(), { recursive: true });
    await Promise.all(names.map(storeOne));
    await Promise.all((await readdir(cachedFolder())).map((name) => deleteOld(name, now)));
  } catch (error) {
    log(
      'warn',
      'browser files',
      `cannot be stored below DATA_DIR for the next build: ${error instanceof Error ? error.message : 'unknown error'}`,
    );
  }
}

/** Copies this build's browser files below DATA_DIR for later builds, now and each day; deletes those of a week ago. */
export function storeBrowserFiles(): { stored: Promise<void>; end: () => void } {
  const timer = setInterval(() => void storeAll(Date.now()), STORE_INTERVAL_S * 1000);
  timer.unref();
  return { stored: storeAll(Date.now()), end: () => clearInterval(timer) };
}
