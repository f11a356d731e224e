/** `npm run tool -- bench web`: Lighthouse on every template of a brand: what has to be 100, and performance. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { siteOf, sites } from '@/site-config/brands';
import { DEFAULT_SITE } from '@/site-config/default-site';
import { markdownTable } from '../markdown-table';
import { parseFlags } from '../process/flags';
import { nextFreePort } from '../process/ports';
import { Problem } from '../process/problem';
import { createSupervisor } from '../process/supervisor';
import { findBrand } from '../server/arguments';
import { supervised } from '../tool/supervised';
import { launchBrowser } from './lib/browser';
import { PRESET_SLOWDOWN } from './lib/lighthouse/calibrate';
import { CATEGORIES, measurePage, type MeasuredPage } from './lib/lighthouse/measure';
import { pagesOf } from './lib/lighthouse/pages';
import { startFootbridge } from './lib/sites';

const FILE = '.build/bench/web.json';

const USAGE = `Runs Lighthouse (mobile) on every template of a built brand, with its embedded content.

  npm run tool -- bench web [--site KEY[,KEY]] [--only NAME[,NAME]] [--categories NAME[,NAME]]

  --site KEY          brands, by code or key; default: ${DEFAULT_SITE}
  --only NAME         only these pages, named as in the table; also page 2, an empty search, a locked page …
  --categories NAME   ${CATEGORIES.join(', ')}; default: all

Accessibility, best practices and SEO have to be 100 on every page. Performance is shown and not judged.
Exit code 1: a page is not, or could not be measured. All figures and faults: ${FILE}. More: docs/performance.md`;

const DEBUGGING_PORT = 22_000;
const supervisor = createSupervisor();

/** Returns the names that a flag lists, in the order of the known ones. */
function chosen<Name extends string>(text: string | undefined, known: readonly Name[], flag: string): Name[] {
  if (text === undefined) return [...known];
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) throw new Problem(`${flag}: there is no "${unknown}". There are ${known.join(', ')}.`);
  return known.filter((name) => names.includes(name));
}

function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseFlags(
    {
      args,
      options: {
        site: { type: 'string', default: DEFAULT_SITE },
        only: text,
        categories: text,
      },
    },
    'npm run tool -- bench web --help',
  );
  const codes = values.site.split(',').map((name) => findBrand(name, sites, '--site').code);
  const wanted = codes.map((code) => {
    const { templates, states } = pagesOf(siteOf(code));
    const known = values.only === undefined ? templates : [...templates, ...states];
    const names = chosen(
      values.only,
      known.map(({ name }) => name),
      '--only',
    );
    return { code, pages: known.filter(({ name }) => names.includes(name)) };
  });
  return { wanted, categories: chosen(values.categories, CATEGORIES, '--categories') };
}

async function measurePages(args: string[]): Promise<number> {
  const { wanted, categories } = readOptions(args);
  const port = await nextFreePort(DEBUGGING_PORT);
  const measured: (MeasuredPage & { site: string })[] = [];
  for (const { code, pages } of wanted) {
    const own = createSupervisor();
    supervisor.own(() => own.stop());
    await launchBrowser(own, port);
    const { url } = await startFootbridge(own, { code });
    for (const page of pages) {
      console.error(`  ${code} ${page.name}`);
      measured.push({
        site: code,
        ...(await measurePage({ origin: url, port, categories, slowdown: PRESET_SLOWDOWN }, page)),
      });
    }
    await own.stop();
  }
  mkdirSync('.build/bench', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ pages: measured }, null, 2)}\n`);
  const shown = (value: number | null | undefined, digits = 0) => value?.toFixed(digits) ?? '?';
  const isTimed = categories.includes('performance');
  const rows = measured.map(({ site, name, scores, figures: { lcp, tbt, cls }, passed }) => [
    `${passed ? ' ' : '✗'} ${site} ${name}`,
    ...categories.map((category) => shown(scores[category])),
    ...(isTimed ? [shown(lcp), shown(tbt), shown(cls, 3)] : []),
  ]);
  console.log(`\n${markdownTable(['page', ...categories, ...(isTimed ? ['LCP ms', 'TBT ms', 'CLS'] : [])], rows)}`);
  const failed = measured.filter(({ passed }) => !passed);
  for (const { site, name, path, faults } of failed)
    console.log(`\n${site} ${name}, ${path}\n  ${faults.join('\n  ')}`);
  console.log(
    `\n${measured.length - failed.length} of ${measured.length} pages passed. One with less than 100 is meant to fail an audit (packages/tools/bench/lib/lighthouse/pages.ts).`,
  );
  return failed.length > 0 ? 1 : 0;
}

export const command = supervised(supervisor, USAGE, measurePages);
