import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { weighedPageSchema, type WeighedPage } from '../results/schemas';

/** What the figures of a commit depend on, beside the commit. */
const MEASURED_BY = [
  'bench/lib/budget/measure.ts',
  'bench/lib/size/inline.ts',
  'bench/lib/size/visit.ts',
  'e2e/support/templates.ts',
];

function fileOf(root: string, commit: string): string {
  const hash = createHash('sha256');
  for (const file of MEASURED_BY) hash.update(readFileSync(join(root, file)));
  return join(root, '.build/budget', `${commit}-${hash.digest('hex').slice(0, 8)}.json`);
}

/** Returns a commit's figures, if it was measured before in the same way. */
export function cachedPages(root: string, commit: string): WeighedPage[] | null {
  try {
    return z.array(weighedPageSchema).parse(JSON.parse(readFileSync(fileOf(root, commit), 'utf8')));
  } catch {
    return null;
  }
}

export function cachePages(root: string, commit: string, pages: readonly WeighedPage[]): void {
  const file = fileOf(root, commit);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pages));
}
