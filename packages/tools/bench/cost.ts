/** `npm run tool -- bench cost`: measures the CPU time of hostile requests beside ordinary ones of the same route. */
import { siteOf, sites } from '@/site-config/brands';
import { ensureCityDatabase } from '../city-database/install';
import { markdownTable } from '../markdown-table';
import { endOnError } from '../process/end-on-error';
import { parseFlags } from '../process/flags';
import { Problem } from '../process/problem';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { findBrand } from '../server/arguments';
import { hostileRequests } from './lib/cost/hostile';
import { faultsOf, leastOf, MAX_RATIO } from './lib/cost/judge';
import { costOf, type Cost, type Metered } from './lib/cost/meter';
import { startFootbridge } from './lib/sites';
import { uncachedRoutes, type Route } from './lib/uncached-routes';

/** A cost with a fault is measured again: it may be other work. */
const ATTEMPTS = 4;
const ORDINARY_REQUESTS = 6;

const USAGE = `Sends hostile values in the path, each parameter, header and the body of every route of the built site.
None may take ${MAX_RATIO} times the CPU time of an ordinary request, get a 5xx, or make the site write more files.

  npm run tool -- bench cost [--only WORDS] [--long]

  --only   only routes with these words in their name
  --long   every hostile value; otherwise one of five`;

const SHORT_SHARE = 5;
const supervisor = createSupervisor();

/** Measures a route's hostile requests. @returns a row of the table, and the faults */
async function measure(name: string, route: Route, metered: Metered, isLong: boolean) {
  let attempt = 0;
  const cost = async (of: Route, times: number): Promise<Cost> => {
    const costs: Cost[] = [];
    for (let time = 0; time < times; time += 1) costs.push(await costOf(metered, of, (attempt += 1)));
    return leastOf(costs);
  };
  await cost(route, 1);
  const ordinary = await cost(route, ORDINARY_REQUESTS);
  const faults: string[] = [];
  let most = { cpuMs: 0, name: '' };
  for (const hostile of hostileRequests(route).filter((_, index) => isLong || index % SHORT_SHARE === 0)) {
    let found = await cost(hostile.route, 1);
    if (faultsOf(found, ordinary).length > 0) found = await cost(hostile.route, ATTEMPTS);
    if (found.cpuMs > most.cpuMs) most = { cpuMs: found.cpuMs, name: hostile.name };
    faults.push(...faultsOf(found, ordinary).map((fault) => `${name}, ${hostile.name}: ${fault}`));
  }
  return { row: [name, ordinary.cpuMs.toFixed(1), most.cpuMs.toFixed(1), most.name], faults };
}

async function main(): Promise<number> {
  const { values } = parseFlags(
    {
      options: {
        only: { type: 'string', default: '' },
        site: { type: 'string', default: 'DSH' },
        long: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    },
    'npm run tool -- bench cost --help',
  );
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  stopOnSignals(supervisor, signalExitCode);
  const missing = ensureCityDatabase();
  if (missing) throw new Problem(missing);
  const { code } = siteOf(findBrand(values.site, sites, '--site').code);
  const { url, pid, dataDir } = await startFootbridge(supervisor, { code });
  const routes = Object.entries({
    page: { path: '/about/', method: 'GET', headers: {}, body: '' } as const,
    ...(await uncachedRoutes(url)),
  }).filter(([name]) => name.includes(values.only));
  if (routes.length === 0) throw new Problem(`--only: no route has "${values.only}" in its name.`);
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const [name, route] of routes) {
    const found = await measure(name, route, { pid, port: Number(new URL(url).port), dataDir }, values.long);
    rows.push(found.row);
    faults.push(...found.faults);
    console.error(`  ${name}: ${found.faults.length} faults`);
  }
  console.log(`\n${markdownTable(['route', 'ordinary, CPU ms', 'most, CPU ms', 'with'], rows)}\n`);
  console.log(faults.length > 0 ? faults.join('\n') : 'No request costs too much.');
  return faults.length > 0 ? 1 : 0;
}

main()
  .then(async (code) => {
    await supervisor.stop();
    process.exit(code);
  })
  .catch(endOnError(supervisor));
