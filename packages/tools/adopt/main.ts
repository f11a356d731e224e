/** `npm run adopt`: what a switch of a WordPress to this site would change. */
import '../process/env-files';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { siteOf, sites } from '@/site-config/brands';
import { describeError } from '../process/problem';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor, type Supervisor } from '../process/supervisor';
import { chosenBrand } from '../server/arguments';
import { readEmbeddedSecret } from '../server/secrets';
import { requireWordPress } from '../server/wordpress-probe';
import { allAddresses } from './addresses';
import { readArguments, USAGE, type Options } from './arguments';
import { buildReport, type Findings } from './build-report';
import { compareAll } from './compare-all';
import { htmlPage } from './html';
import { readInventory, readUses } from './inventory';
import { probe } from './probe';
import { createProgress } from './progress';
import { countOf } from './report';
import { readPublicFacts } from './public-facts';
import { sample } from './sample';
import { startTrial } from './site';
import { terminalText } from './terminal';
import { createWordPress, request } from './wordpress';
import type { Command } from '../tool/command';

/** The whole report takes ten minutes at most; the rest is for the build and the last pages. */
const COMPARISON_ENDS_AFTER_MS = 9 * 60_000;
const FAILED = 500;
/** Of each list of WordPress, a hundred entries each. */
const SAMPLE_PAGES = 10;
const MIN_COLUMNS = 60;
const MAX_COLUMNS = 120;

/** Reads WordPress, and compares its pages with those of a site that is started for it. */
async function collect(options: Options, supervisor: Supervisor): Promise<Findings> {
  const startedAt = Date.now();
  const { wordpress, limit, concurrency } = options;
  const site = siteOf(chosenBrand(options.site, process.env, sites).code);
  const secret = process.env.FOOTBRIDGE_SECRET || readEmbeddedSecret(process.env.DATA_DIR || '.data');
  const wordPress = createWordPress(wordpress, secret);
  const progress = createProgress(process.stderr);
  const missing: string[] = [];
  const orMissing = async <Value>(what: string, read: Promise<Value>): Promise<Value | null> =>
    read.catch((error: unknown) => {
      missing.push(`${what}: ${describeError(error).split('\n')[0]}`);
      return null;
    });

  progress.say(`Reading ${wordpress} …`);
  const inventory = await orMissing('What only the plugin knows', readInventory(wordPress));
  const access = await probe(wordPress, inventory?.site.frontEnd || null);
  const uses =
    inventory &&
    (await orMissing(
      'What texts use',
      readUses(wordPress, (id) => progress.step(`texts up to id ${id}`)),
    ));
  const publicFacts = inventory ? null : await readPublicFacts(wordPress);
  const read = { wordPress: wordpress, site, access, inventory, uses, publicFacts, missing };
  const found: Findings = { ...read, verdicts: [], skipped: 0 };
  if (
    (await orMissing(
      'Pages of the site',
      requireWordPress(wordpress).then(() => true),
    )) === null
  )
    return found;

  const url = await startTrial({ wordpress, code: site.code, secret }, supervisor, progress.say);
  const front = await request(`${url}/`, {});
  if (front.status >= FAILED) {
    missing.push(`Pages of the site: it cannot render this WordPress (HTTP ${front.status}). Install what is missing.`);
    return found;
  }
  const isSample = limit !== Infinity;
  const all = await allAddresses(wordPress, inventory, isSample ? SAMPLE_PAGES : Infinity);
  const isPartial = access.pages === 'redirected';
  // GraphQL knows texts only.
  const texts = all.filter(({ isListed, kind }) => isListed && kind !== 'attachment');
  const addresses = sample(isPartial ? texts : all, limit);
  progress.say(`Comparing ${addresses.length} of ${all.length} addresses, and the pages behind them …`);
  const compared = await compareAll(wordPress, addresses, {
    all,
    access,
    context: {
      names: [inventory?.site.name ?? publicFacts?.name ?? '', site.fullName, site.shortName].filter(Boolean),
      isHidden: inventory?.site.isIndexable === false,
      folder: new URL(wordpress).pathname.replace(/\/$/, ''),
      base: `${wordpress}/`,
      isPartial,
    },
    site: url,
    origins: [inventory?.site.home ?? '', inventory?.site.frontEnd ?? ''],
    concurrency,
    isSample,
    deadline: isSample ? startedAt + COMPARISON_ENDS_AFTER_MS : Infinity,
    onProgress: (done) => progress.count(done, addresses.length),
  });
  return { ...found, ...compared };
}

async function run(args: string[]): Promise<number> {
  const options = readArguments(args, process.env);
  const supervisor = createSupervisor();
  stopOnSignals(supervisor, signalExitCode);
  try {
    const report = buildReport(await collect(options, supervisor));
    mkdirSync(dirname(options.out), { recursive: true });
    writeFileSync(options.out, htmlPage(report));
    const columns = Math.min(
      Math.max(process.stdout.columns || Number(process.env.COLUMNS) || MAX_COLUMNS, MIN_COLUMNS),
      MAX_COLUMNS,
    );
    console.log(`${terminalText(report, columns)}\n\nAs an HTML page: ${options.out}`);
    return countOf(report, 'red') > 0 ? 1 : 0;
  } finally {
    await supervisor.stop();
  }
}

export const command: Command = {
  usage: USAGE,
  run: (args) =>
    run(args)
      .catch((error: unknown) => {
        console.error(describeError(error));
        return 2;
      })
      .then((code) => process.exit(code)),
};
