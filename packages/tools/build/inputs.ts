import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Variables } from '../process/supervisor';

/** What never goes into a build: a folder that is added later costs at most a build too many, never a stale site. */
const NOT_BUILT = new Set([
  'node_modules',
  'e2e',
  'geoip',
  'docs',
  'script',
  'packages/embedded',
  'packages/plugin',
  'packages/tools',
  'coverage',
  'storybook-static',
  'playwright-report',
  'test-results',
  // Served as files, never compiled.
  'public',
  'next-env.d.ts',
]);

const NOT_BUILT_NAMES =
  /^\.|\.md$|\.(?:avif|ico|jpg|png|svg)$|\.tsbuildinfo$|\.log$|\.(test|stories)\.tsx?$|^LICENSE$|^(?:jest|playwright)\.(?:\w+\.)?config\.\w+$/;

const isBuilt = (path: string): boolean =>
  !NOT_BUILT.has(path) && !NOT_BUILT_NAMES.test(basename(path)) && basename(path) !== '__tests__';

/** Paths, relative to root, of the files that a build may read; sorted, so that the order never matters. */
export function buildInputs(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!isBuilt(path)) return [];
      return entry.isDirectory() ? buildInputs(root, path) : [path];
    })
    .toSorted();
}

/** Returns one value for sources, locked packages, Node's major version, and the variables that Next writes into the bundles. */
export function hashInputs(root: string, env: Variables): string {
  const hash = createHash('sha256');
  hash.update(`node ${process.versions.node.split('.')[0]}\n`);
  for (const name of Object.keys(env).toSorted())
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name]}\n`);
  for (const path of buildInputs(root)) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(join(root, path)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

export const buildFolder = (root: string): string => join(root, '.build/site');

export const devFolder = (root: string, code: string): string => join(root, '.build', `dev-${code}`);

const stampFile = (folder: string) => join(folder, 'inputs.sha256');

/** Returns whether the folder contains a finished build of exactly these inputs. */
export const isBuiltFrom = (folder: string, hash: string): boolean =>
  existsSync(stampFile(folder)) && readFileSync(stampFile(folder), 'utf8').trim() === hash;

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
