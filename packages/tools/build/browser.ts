import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** As Vite writes it: an entry for each module that begins a file. */
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), isEntry: z.boolean().optional() }));

/** Arguments of Node for the browser build, which is the same for every brand. */
export const browserBuild = (root: string): string[] => [
  join(root, 'node_modules/vite/bin/vite.js'),
  'build',
  '--config',
  'packages/browser/vite.config.mts',
  '--configLoader',
  'runner',
  '--logLevel',
  'warn',
];

/** Folder of the browser build. */
const output = (root: string): string => join(root, '.build/browser');

/** The address of the file that every page starts. */
export async function browserEntry(root: string): Promise<string> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(output(root), 'manifest.json'), 'utf8')));
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The browser build has no entry');
  return `/browser/${entry.file}`;
}

/** Puts the browser build into a brand's build, which is then whole by itself. */
export async function addBrowserFiles(root: string, folder: string): Promise<void> {
  const target = join(folder, 'browser');
  await rm(target, { recursive: true, force: true });
  await cp(output(root), target, { recursive: true });
}
