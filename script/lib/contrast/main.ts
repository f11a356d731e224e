/** `npm run contrast`: the contrast of all brands' colors, and what fails; with `--write` the table goes into docs/accessibility.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sites } from '@/site-config/brands';
import { colorProblems } from '@/site-config/validation/colors';
import { contrastTable, withTable } from './table';

const DOCUMENT = path.resolve('docs/accessibility.md');

function main(): void {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined && argument !== '--write') {
    console.error('npm run contrast prints the table; npm run contrast -- --write puts it into docs/accessibility.md.');
    process.exitCode = 2;
    return;
  }
  const table = contrastTable(sites);
  if (argument) writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), table));
  else console.log(`${table}\n`);
  const problems = sites.flatMap(colorProblems);
  console.log(problems.length === 0 ? 'All colors of all brands can be read (WCAG 2.2, AA).' : problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
}

main();
