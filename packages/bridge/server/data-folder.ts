import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { codeOf } from '@footbridge/bridge/platform/code-of';

/** Makes sure that DATA_DIR can be written. @throws Error of one line with the remedy */
export function requireDataFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  const probe = join(folder, `.written-by-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
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
