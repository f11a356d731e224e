/** `npm run tool -- bench web`: Lighthouse on every template of a brand: what has to be 100. */
import { siteOf, sites } from '@/site-config/brands';
import type { SiteCode } from '@/site-config/types';
import { DEFAULT_SITE } from '@/site-config/site-code';
import { markdownTable } from '../markdown-table';
import { nextFreePort } from '../process/ports';
import { Problem } from '../process/problem';
import { createSupervisor } from '../process/supervisor';
import { findBrand } from '../server/arguments';
import { defineCommand, type Values } from '../tool/command';
import { launchBrowser } from './lib/browser';
import { JUDGED, measurePage, PRESET_SLOWDOWN, type MeasuredPage } from './lib/lighthouse/measure';
import { pagesOf, type WantedPage } from './lib/lighthouse/pages';
import { startFootbridge } from './lib/sites';

const USAGE = `Runs Lighthouse (mobile) on every template of a built brand, with its embedded content.

  npm run tool -- bench web [--site KEY] [--only NAME[,NAME]]

  --site KEY     the brand, by code or key; default: ${DEFAULT_SITE}
  --only NAME    only these pages, named as in the table; also page 2, an empty search, a locked page …

Accessibility, best practices and SEO have to be 100 on every page. Exit code 1: a page is not, or could not be measured.`;

const DEBUGGING_PORT = 22_000;
const supervisor = createSupervisor();

const FLAGS = { site: { type: 'string', default: DEFAULT_SITE }, only: { type: 'string' } } as const;

function chosenPages(code: SiteCode, only: string | undefined): WantedPage[] {
  const { templates, states } = pagesOf(siteOf(code));
  if (only === undefined) return templates;
  const known = [...templates, ...states];
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.some((page) => page.name === name));
  if (unknown !== undefined)
    throw new Problem(`--only: there is no "${unknown}". There are ${known.map(({ name }) => name).join(', ')}.`);
  return known.filter(({ name }) => names.includes(name));
}

async function measurePages({ site, only }: Values<typeof FLAGS>): Promise<number> {
  const { code } = findBrand(site, sites, '--site');
  const pages = chosenPages(code, only);
  const port = await nextFreePort(DEBUGGING_PORT);
  await launchBrowser(supervisor, port);
  const { url } = await startFootbridge(supervisor, { code });
  const measured: MeasuredPage[] = [];
  for (const page of pages) {
    console.error(`  ${code} ${page.name}`);
    measured.push(await measurePage({ origin: url, port, categories: JUDGED, slowdown: PRESET_SLOWDOWN }, page));
  }
  const rows = measured.map(({ name, scores, passed }) => [
    `${passed ? ' ' : '✗'} ${name}`,
    ...JUDGED.map((category) => String(scores[category] ?? '?')),
  ]);
  console.log(`\n${markdownTable(['page', ...JUDGED], rows)}`);
  const failed = measured.filter(({ passed }) => !passed);
  for (const { name, path, faults } of failed) console.log(`\n${code} ${name}, ${path}\n  ${faults.join('\n  ')}`);
  console.log(
    `\n${measured.length - failed.length} of ${measured.length} pages passed. One with less than 100 is meant to fail an audit (packages/tools/bench/lib/lighthouse/pages.ts).`,
  );
  return failed.length > 0 ? 1 : 0;
}

export const command = defineCommand({ usage: USAGE, flags: FLAGS, supervisor, run: measurePages });
