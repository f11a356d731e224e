import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

async function sameContent(source: string, target: string): Promise<boolean> {
  const [ours, theirs] = await Promise.all([readFile(source), readFile(target).catch(() => null)]);
  return theirs !== null && ours.equals(theirs);
}

/**
 * Makes a folder's content equal to the given files. Unchanged files are not touched, because another server may be serving them.
 * @param wanted file name → source
 * @throws the error of `missing` for a source that does not exist
 */
export async function installFiles(
  folder: string,
  wanted: ReadonlyMap<string, string>,
  missing: (source: string) => Error,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, source] of wanted) {
    const target = path.join(folder, name);
    if (!existsSync(source)) throw missing(source);
    if (!(await sameContent(source, target))) await copyFile(source, target);
  }
  const unwanted = (await readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all(unwanted.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}
