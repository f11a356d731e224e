/** `npm run tool -- acr`: writes a brand's accessibility conformance report. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sites, siteOf } from '@/site-config/brands';
import { DEFAULT_SITE } from '@/site-config/default-site';
import { parseFlags } from '../process/flags';
import { describeError, exitCodeOf } from '../process/problem';
import { findBrand } from '../server/arguments';
import { FOLDER, reportFiles } from './files';

const USAGE = `npm run tool -- acr [--site CODE]

Writes openacr.yaml and report.html from docs/accessibility/evidence.yaml: those of ${DEFAULT_SITE} to ${FOLDER},
another brand's to .build/acr/CODE.`;

function main(): void {
  const { values } = parseFlags(
    { options: { site: { type: 'string' }, help: { type: 'boolean', short: 'h' } } },
    'npm run tool -- acr --help',
  );
  if (values.help) return console.log(USAGE);
  const { code } = findBrand(values.site ?? DEFAULT_SITE, sites, '--site');
  const folder = code === DEFAULT_SITE ? FOLDER : join('.build/acr', code);
  const { files, open } = reportFiles(siteOf(code));
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  console.log(`${folder}: ${Object.keys(files).join(', ')}`);
  if (open > 0) console.log(`A draft: ${open} criteria wait for manual checks (docs/accessibility/evidence.yaml).`);
}

try {
  main();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = exitCodeOf(error);
}
