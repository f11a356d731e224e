/** `npm run adopt`: what a switch of a WordPress to this site would change. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { siteOf, sites } from '@/site-config/brands';
import { request } from '../crawl/request';
import { startTrial } from '../crawl/trial';
import { nextFreePort } from '../process/ports';
import { describeError } from '../process/problem';
import { createSupervisor } from '../process/supervisor';
import { chosenBrand } from '../server/arguments';
import { readEmbeddedSecret } from '../server/secrets';
import { requireWordPress } from '../server/wordpress-probe';
import { defineCommand, type Values } from '../tool/command';
import { allAddresses, sample } from './addresses';
import { buildReport, type Findings } from './build-report';
import { compareAll } from './crawl';
import { htmlPage } from './html';
import { readInventory, readUses } from './inventory';
import { countOf, terminalText } from './report';
import { createWordPress, requireOwnPages } from './wordpress';
import { DEFAULT_SITE } from '@/site-config/site-code';
import { readCount, readUrl } from '../process/flags';

export const USAGE = `Reads a WordPress without changing it, and reports what a switch to this site would change: versions, plugins, post
types, templates, blocks, shortcodes, media, menus, forms, redirects, and pages whose words, status, title, canonical
address or robots differ. It builds and starts the site for it, and compares the pages of both (docs/adopting.md).

  npm run adopt -- --wordpress URL [--site KEY] [--limit N | --all] [--out FILE]

  --wordpress URL    WordPress; default: WORDPRESS_URL
  --site KEY         the brand; default: SITE, else ${DEFAULT_SITE}
  --limit N          compares N addresses, some of every kind; default: 500. It stops after ten minutes
  --all              compares every address, as long as it takes
  --out FILE         the HTML page; default: .build/adopt.html
  In the environment or .env.local: FOOTBRIDGE_SECRET, FAUST_SECRET_KEY, and WORDPRESS_HEADERS for a login in front.

It needs Footbridge's plugin there: WordPress's own pages are read with signed requests, for which the plugin turns
FaustWP's redirect off.
Exit code: 0 nothing is red, 1 something is, 2 the command line is wrong or WordPress cannot be read.`;

const text = { type: 'string' } as const;
export const FLAGS = {
  wordpress: text,
  site: text,
  limit: { ...text, default: '500' },
  all: { type: 'boolean', default: false },
  out: { ...text, default: '.build/adopt.html' },
} as const;

export const readOptions = (
  { wordpress, site, limit, all, out }: Values<typeof FLAGS>,
  env: Record<string, string | undefined>,
) => ({
  wordpress: readUrl(wordpress ?? env.WORDPRESS_URL, '--wordpress'),
  site,
  limit: all ? Infinity : readCount(limit, '--limit'),
  out,
});

/** The whole report takes ten minutes at most; the rest is for the build and the last pages. */
const COMPARISON_ENDS_AFTER_MS = 9 * 60_000;
const FIRST_PORT = 4890;
const FAILED = 500;
/** Of each list of WordPress, a hundred entries each. */
const SAMPLE_PAGES = 10;
const LINES = 10;

const supervisor = createSupervisor();

function printProgress(done: number, all: number): void {
  const isTenth = Math.floor((done * LINES) / all) !== Math.floor(((done - 1) * LINES) / all);
  if (isTenth) console.error(`${done} of ${all}`);
}

/** Reads WordPress, and compares its pages with those of a site that is started for it. */
async function collect(options: ReturnType<typeof readOptions>): Promise<Findings> {
  const startedAt = Date.now();
  const { wordpress, limit } = options;
  const site = siteOf(chosenBrand(options.site, process.env, sites).code);
  const secret = process.env.FOOTBRIDGE_SECRET || readEmbeddedSecret(process.env.DATA_DIR || '.data');
  const wordPress = createWordPress(wordpress, secret);

  console.error(`Reading ${wordpress} …`);
  const inventory = await readInventory(wordPress);
  await requireOwnPages(wordPress, inventory.site.frontEnd);
  const uses = await readUses(wordPress);
  const found: Findings = { wordPress: wordpress, site, inventory, uses, missing: null, verdicts: [], skipped: 0 };
  const obstacle = await requireWordPress(wordpress).then(() => null, describeError);
  if (obstacle) return { ...found, missing: obstacle };

  const port = await nextFreePort(FIRST_PORT);
  const { url } = await startTrial({ wordpress, code: site.code, secret, port }, supervisor);
  const { status } = await request(`${url}/`, {});
  if (status >= FAILED)
    return { ...found, missing: `The site cannot render this WordPress (HTTP ${status}). Install what is missing.` };
  const isSample = limit !== Infinity;
  const all = await allAddresses(wordPress, inventory, isSample ? SAMPLE_PAGES : Infinity);
  const addresses = sample(all, limit);
  console.error(`Comparing ${addresses.length} of ${all.length} addresses, and the pages behind them …`);
  const compared = await compareAll(wordPress, addresses, {
    all,
    context: {
      names: [inventory.site.name, site.fullName, site.shortName].filter(Boolean),
      isHidden: !inventory.site.isIndexable,
      folder: wordPress.folder,
      base: `${wordpress}/`,
    },
    site: url,
    origins: [inventory.site.home, inventory.site.frontEnd],
    isSample,
    deadline: isSample ? startedAt + COMPARISON_ENDS_AFTER_MS : Infinity,
    onProgress: (done) => printProgress(done, addresses.length),
  });
  return { ...found, ...compared };
}

async function run(values: Values<typeof FLAGS>): Promise<number> {
  const options = readOptions(values, process.env);
  const report = buildReport(await collect(options));
  mkdirSync(dirname(options.out), { recursive: true });
  writeFileSync(options.out, htmlPage(report));
  console.log(`${terminalText(report)}\n\nAll tables, as an HTML page: ${options.out}`);
  return countOf(report, 'red') > 0 ? 1 : 0;
}

export const command = defineCommand({ usage: USAGE, flags: FLAGS, supervisor, failed: 2, run });
