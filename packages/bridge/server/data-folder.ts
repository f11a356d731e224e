import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { codeOf } from '@footbridge/bridge/platform/failure';

/** Creates a folder and those above it. Node's own recursive mkdir never ends where one can't be created, such as in /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process of the site may have been faster.
    if (!existsSync(folder)) throw error;
  }
}

/** Makes sure that DATA_DIR can be written. @throws Error of one line with the remedy */
export function requireDataFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  const probe = join(folder, `.written-by-${process.pid}`);
  try {
    createFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const why = codeOf(error);
    throw new Error(
      `DATA_DIR: ${folder} cannot be written (${why}). Give this user write permission there, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
