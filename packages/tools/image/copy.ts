import { cpSync, lstatSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { imageFiles } from './files';

/** Copies the files of a server into an empty folder, from which it can be started. Returns their number and size. */
export async function copyImageFiles(root: string, target: string): Promise<{ count: number; bytes: number }> {
  const files = await imageFiles(root);
  let bytes = 0;
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file), { verbatimSymlinks: true });
    bytes += lstatSync(join(root, file)).size;
  }
  return { count: files.length, bytes };
}
