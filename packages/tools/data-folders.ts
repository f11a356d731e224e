import { readdirSync } from 'node:fs';
import path from 'node:path';

import './process/env-files';

/** Folders directly in one; none where there is none. */
export function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? path.join(folder, entry.name) : [],
    );
  } catch {
    return [];
  }
}

/** Where sites of this checkout write: DATA_DIR, and below it a folder for each brand that shows embedded content (script/server). */
export function dataFolders(): string[] {
  const data = path.resolve(process.env.DATA_DIR || '.data');
  return [data, ...foldersIn(path.join(data, 'embedded'))];
}
