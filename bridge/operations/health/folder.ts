import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** As much as a small page: a full disk takes an empty file. */
const BYTES = Buffer.alloc(16 * 1024, 'footbridge ');

/** Whether a file can be written there: rights, space and a disk that answers. Leaves nothing behind. */
export async function takesFiles(folder: string, mode?: number): Promise<boolean> {
  const file = path.join(folder, `.health-${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true, mode });
    await writeFile(file, BYTES);
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
