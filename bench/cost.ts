/** `npm run tool -- bench cost`: measures the CPU time of hostile requests beside ordinary ones of the same route. */
import { existsSync } from 'node:fs';
import { siteOf, sites } from '@/site-config/brands';
import { DEFAULT_SITE } from '@/site-config/default-site';
import { startFaultyWordPress, type FaultyWordPress } from '../script/lib/chaos/proxy';
import { ensureCityDatabase } from '../script/lib/city-database/install';
import { worldOf } from '../script/lib/fuzz/world';
import { markdownTable } from '../script/lib/markdown-table';
import { parseFlags, readCount } from '../script/lib/process/flags';
import { describeError, exitCodeOf, Problem } from '../script/lib/process/problem';
import { findBrand, readPort } from '../script/lib/server/arguments';
import { trialSite } from '../script/lib/server/trial-site';
import { MAX_RATIO, worstRows } from './lib/cost/judge';
import { sweep } from './lib/cost/sweep';

const LONG_CASES = 6;
const USAGE = `Sends hostile values in the path, each parameter, each header and the body of every route of the built site.
None may take ${MAX_RATIO} times the CPU time of an ordinary request, get a 5xx, or make the site write more files.

  npm run tool -- bench cost [--cases 1] [--long] [--only TITLE] [--seed N] [--site KEY] [--port N]

  --cases   values of each route, input and shape
  --long    ${LONG_CASES} of them
  --only    only titles with these words, such as 'picture, parameter url'
  --seed    decides the values`;

/** Below the system's ephemeral ports. */
const OWN_PORT = 25_900;
const HEAD = ['route', 'input', 'shape', 'CPU ms', 'cost ratio', 'requests to WordPress', 'files', 'status', 'faults'];

function readOptions() {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseFlags(
    {
      options: {
        cases: text('1'),
        seed: text('1'),
        site: text(DEFAULT_SITE),
        port: text(String(OWN_PORT)),
        only: text(''),
        long: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    },
    'npm run tool -- bench cost --help',
  );
  if (values.help) return 'help';
  return {
    site: siteOf(findBrand(values.site, sites, '--site').code),
    cases: values.long ? LONG_CASES : readCount(values.cases, '--cases'),
    seed: readCount(values.seed, '--seed'),
    port: readPort(values.port, '--port'),
    only: values.only,
  };
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options === 'help') return console.log(USAGE);
  const { site, port } = options;
  const missing = ensureCityDatabase();
  if (missing) throw new Problem(missing);
  if (!existsSync('.build/site/BUILD_ID')) throw new Problem('There is no build: npm run build');
  let wordPress: FaultyWordPress | undefined;
  const between = async (url: string, at: number) => (wordPress = await startFaultyWordPress(url, at, Math.random));
  const { server, dataDir, secret, end } = await trialSite({ site, port, between });
  try {
    await server.start();
    const rows = await sweep({
      ...options,
      url: server.url,
      world: await worldOf(site, server.url, secret),
      metered: {
        pid: server.pid() ?? 0,
        port: Number(new URL(server.url).port),
        dataDir,
        requestCount: () => wordPress?.requestCount() ?? 0,
      },
      report: console.log,
    });
    const cells = worstRows(rows).map((row) => [
      row.route,
      row.input,
      row.shape,
      row.cpuMs.toFixed(1),
      row.ratio.toFixed(1),
      String(row.wordPress),
      String(row.files),
      String(row.status),
      row.faults.join(', '),
    ]);
    const failed = rows.filter(({ faults }) => faults.length > 0);
    console.log(`\n${markdownTable(HEAD, cells)}\n\n${failed.length} of ${rows.length} fail.`);
    process.exitCode = failed.length === 0 ? 0 : 1;
  } finally {
    await end();
  }
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = exitCodeOf(error);
});
