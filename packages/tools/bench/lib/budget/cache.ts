import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { pageSizeSchema, type PageSize } from '../size/visit';

const fileOf = (root: string, commit: string): string => join(root, '.build/budget', `${commit}.json`);

/** Returns a commit's figures, if it was measured before. */
export function cachedPages(root: string, commit: string): PageSize[] | null {
  try {
    return z.array(pageSizeSchema).parse(JSON.parse(readFileSync(fileOf(root, commit), 'utf8')));
  } catch {
    return null;
  }
}

export function cachePages(root: string, commit: string, pages: readonly PageSize[]): void {
  const file = fileOf(root, commit);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pages));
}
