import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pages that a cache in front keeps name older sheets. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Writes a style sheet below public/, where its address leads. Older ones stay for a week: kept pages, and servers of an
 * earlier build, still name them.
 */
export async function installSheet({ css, href }: { css: string; href: string }, root: string, now = Date.now()): Promise<void> {
  const target = path.join(root, 'public', href);
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (file !== target && now - (await stat(file)).mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
  // Whole or not at all, for a server that reads it at this moment.
  await writeFile(`${target}.${process.pid}`, css);
  await rename(`${target}.${process.pid}`, target);
}
