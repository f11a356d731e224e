/**
 * `npm run tool -- bench web`: Lighthouse on every template of a built brand: accessibility, best practices and SEO, which have to be
 * 100, and performance. Prints a table and what is to be mended, writes .build/bench/web.json. See docs/performance.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteOf, sites } from '@/site-config/brands';
import { findChromium } from '../script/lib/chromium';
import { endOnError } from '../script/lib/process/end-on-error';
import { Problem } from '../script/lib/process/problem';
import { signalExitCode, stopOnSignals } from '../script/lib/process/signals';
import { createSupervisor } from '../script/lib/process/supervisor';
import type { SiteCode } from '../site-config/types';
import { readArguments, USAGE, type WebArguments } from './lib/lighthouse/arguments';
import { loadWarning } from './lib/load';
import { pagesOf, type WantedPage } from './lib/lighthouse/pages';
import { createProgress } from './lib/lighthouse/progress';
import { runBrand, type BrandResult } from './lib/lighthouse/run';
import { findingsText, scoreTable, verdict } from './lib/lighthouse/table';

const root = process.cwd();
const supervisor = createSupervisor();

function wantedPages(code: SiteCode, { only, states }: WebArguments): WantedPage[] {
  const known = pagesOf(siteOf(code));
  if (only) return [...known.templates, ...known.states].filter(({ name }) => only.includes(name));
  return [...known.templates, ...(states ? known.states : [])];
}

function report(results: readonly BrandResult[], options: WebArguments): boolean {
  const pages = results.flatMap((result) => result.pages);
  const browsers = [...new Set(results.map(({ browser }) => browser))];
  const text = `${JSON.stringify({ date: new Date().toISOString(), browsers, loads: results.flatMap(({ loads }) => loads), pages }, null, 2)}\n`;
  mkdirSync(join(root, '.build/bench'), { recursive: true });
  for (const file of [join(root, '.build/bench/web.json'), options.json]) if (file) writeFileSync(file, text);

  const warning = options.categories.includes('performance')
    ? loadWarning(results.flatMap(({ loads }) => loads))
    : null;
  console.log([`\n${scoreTable(pages)}`, findingsText(pages), warning, verdict(pages)].filter(Boolean).join('\n\n'));
  return pages.every(({ passed }) => passed);
}

async function main(): Promise<boolean> {
  const names = Object.values(pagesOf(siteOf('DSH'))).flatMap((pages) => pages.map(({ name }) => name));
  const options = readArguments(process.argv.slice(2), sites, names);
  if (options === 'help') {
    console.log(USAGE);
    return true;
  }
  stopOnSignals(supervisor, signalExitCode);
  const executablePath = findChromium();
  if (!executablePath) throw new Problem('No Chromium here: npx playwright install chromium.');
  const wanted = options.codes.map((code) => ({ code, pages: wantedPages(code, options) }));
  const progress = createProgress(
    process.stderr,
    wanted.reduce((total, { pages }) => total + pages.length, 0),
  );
  const results: BrandResult[] = [];
  for (const { code, pages } of wanted) {
    results.push(
      await runBrand({ root, code, pages, categories: options.categories, executablePath, progress, supervisor }),
    );
  }
  return report(results, options);
}

main()
  .then((passed) => process.exit(passed ? 0 : 1))
  .catch(endOnError(supervisor));
