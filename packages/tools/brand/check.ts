import { existsSync } from 'node:fs';
import path from 'node:path';
import { SITE_CODES } from '@/site-config/brands';
import { brandFolder, readBrand } from '@/site-config/brand/read';
import { colorProblems } from '@/site-config/validation/contrast/problems';
import { markdownTable } from '../markdown-table';
import { Problem, UsageError } from '../process/problem';
import type { Command } from '../tool/command';
import { placeholdersOf } from './placeholders';

const usage = `npm run tool -- brand check CODE

Lists a brand's placeholders (docs/placeholders.md). Exit code 1: something is invalid or missing.`;

function run(_: object, [code, ...more]: string[]): void {
  if (!code || more.length > 0) throw new UsageError(usage);
  const folder = brandFolder(code);
  if (!existsSync(folder))
    throw new Problem(`There is no brand "${code}": ${folder} is missing. Brands: ${SITE_CODES.join(', ')}.`);
  const { site, problems } = readBrand(path.dirname(folder), code);
  if (!site) throw new Problem(problems.join('\n'));
  const placeholders = placeholdersOf(site, folder);
  console.log(
    placeholders.length > 0
      ? markdownTable(['where', 'now', 'replace with'], placeholders)
      : 'No placeholder that this command knows is left.',
  );
  const wrong = colorProblems(site);
  if (wrong.length > 0) throw new Problem(wrong.join('\n'));
}

export const command: Command = { usage, hasWords: true, run };
