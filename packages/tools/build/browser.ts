import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { TYPES } from '@footbridge/bridge/cache/browser-files/store';
import { brotli } from '@footbridge/bridge/cache/response-cache/encodings';
import { z } from 'zod';

/** As Vite writes it: an entry for each module that begins a file. */
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), isEntry: z.boolean().optional() }));

const output = (root: string): string => join(root, '.build/browser');

/** The address of the file that every page starts. */
export async function browserEntry(root: string): Promise<string> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(output(root), 'manifest.json'), 'utf8')));
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The browser build has no entry');
  return `/browser/${entry.file}`;
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const compressed = await brotli(content, 'best');
  if (compressed.length < content.length) await writeFile(`${file}.br`, compressed);
}

/** Puts the browser build, and compressed forms of what is served of it, into a brand's build, which is then whole by itself. */
export async function addBrowserFiles(root: string, folder: string): Promise<void> {
  const target = join(folder, 'browser');
  await rm(target, { recursive: true, force: true });
  await cp(output(root), target, { recursive: true });
  const served = (await readdir(target)).filter((name) => extname(name) in TYPES);
  await Promise.all(served.map((name) => compress(join(target, name))));
}
