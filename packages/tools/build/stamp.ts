import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const buildFolder = (root: string): string => join(root, '.build/site');

export const devFolder = (root: string, code: string): string => join(root, '.build', `dev-${code}`);

const stampFile = (folder: string) => join(folder, 'inputs.sha256');

/** Returns whether the folder contains a finished build of exactly these inputs. */
export function isBuiltFrom(folder: string, hash: string): boolean {
  try {
    return readFileSync(stampFile(folder), 'utf8').trim() === hash;
  } catch {
    return false;
  }
}

/** What a build leaves for the next one: webpack's cache, and the lock of a build that runs. */
const KEPT_NAMES = ['cache', 'lock'];

/** Empties the folder before a build, so that an interrupted build is never taken for a finished one. */
export function clearBuild(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (!KEPT_NAMES.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

export function writeStamp(folder: string, hash: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(stampFile(folder), `${hash}\n`);
}
