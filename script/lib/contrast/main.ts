import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sites } from '@/site-config/brands';
import { colorProblems } from '@/site-config/validation/colors';
import { parseFlags } from '../process/flags';
import type { Command } from '../tool/command';
import { contrastTable, withTable } from './table';

const DOCUMENT = path.resolve('docs/accessibility.md');

const usage = `npm run tool -- contrast [--write]

Prints the contrast of all brands' colors, and what fails; exit code 1: something fails.
  --write   puts the table into docs/accessibility.md`;

function run(args: string[]): void {
  const { values } = parseFlags({ args, options: { write: { type: 'boolean' } } }, 'npm run tool -- contrast --help');
  const table = contrastTable(sites);
  if (values.write) writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), table));
  else console.log(`${table}\n`);
  const problems = sites.flatMap(colorProblems);
  console.log(problems.length === 0 ? 'All colors of all brands can be read (WCAG 2.2, AA).' : problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
}

export const command: Command = { usage, run };
