import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** As large as a small page, because a full disk still takes an empty file. */
const CONTENT = Buffer.alloc(16 * 1024, 'footbridge ');

/** Returns whether a file can be written to a folder. Creates the folder; removes the file. Never throws. */
export async function isFolderWritable(folder: string, mode?: number): Promise<boolean> {
  const file = path.join(folder, `.health-${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true, mode });
    await writeFile(file, CONTENT);
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
