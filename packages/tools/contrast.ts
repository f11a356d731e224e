import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sites } from '@/site-config/brands';
import { colorProblems } from '@/site-config/validation/colors';
import { colorPairs } from '@/site-config/validation/contrast/check';
import { USES } from '@/site-config/validation/contrast/pairs';
import { ratioText } from '@/site-config/validation/contrast/problems';
import type { SiteConfig } from '@/site-config/types';
import { parseFlags } from './process/flags';
import type { Command } from './tool/command';

const DOCUMENT = path.resolve('docs/accessibility.md');

const usage = `npm run tool -- contrast [--write]

Prints the contrast of all brands' colors, and what fails; exit code 1: something fails.
  --write   puts the table into docs/accessibility.md`;

/** Every use of colors, and each brand's contrast where that use is worst. As Markdown. */
export function contrastTable(brands: readonly SiteConfig[]): string {
  const pairs = brands.map(colorPairs);
  const rows = USES.map((use) => {
    const worst = pairs.map((all) => Math.min(...all.flatMap((pair) => (pair.use === use ? [pair.ratio] : []))));
    const grounds = use.grounds.join(', ');
    return [
      use.what,
      `${use.ink} on ${grounds}`,
      use.least,
      ...worst.map((ratio) => (ratio < use.least ? `**${ratioText(ratio)}**` : ratioText(ratio))),
    ];
  });
  const head = ['on the page', 'colors', 'needs', ...brands.map(({ code }) => code)];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const BEGIN = '<!-- contrast: npm run tool -- contrast --write -->';
const END = '<!-- /contrast -->';

/** The table in its place in a document. @throws where the document has no place for it */
export function withTable(document: string, table: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The document has no lines "${BEGIN}" and "${END}".`);
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}

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
