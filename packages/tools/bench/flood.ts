/** `npm run tool -- bench flood`: 2,000 requests at once for each route that is not cached, while a visitor reads a cached page. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { siteOf } from '@/site-config/brands';
import { ensureBuild } from '../build/build';
import { buildEnvironment } from '../build/environment';
import { markdownTable } from '../markdown-table';
import { parseFlags } from '../process/flags';
import { Problem } from '../process/problem';
import { createSupervisor } from '../process/supervisor';
import { trialSite } from '../server/trial-site';
import { supervised } from '../tool/supervised';
import { burstResultSchema, type Burst, type BurstResult } from './lib/burst';
import { memoryMb } from './lib/process-use';
import { cachedPage } from './lib/sites';
import { uncachedRoutes } from './lib/uncached-routes';

const PAGE = '/about/';
const PORT = 21_700;
const CONNECTIONS = 2000;
/** Below every share's queue and places. */
const FEW = 100;
/** A container of the smallest recommended size, and V8's part of it (packages/tools/server/environment.ts). */
const MEMORY_MB = 512;
const HEAP_MB = 204;
const MAX_MB = 0.7 * MEMORY_MB;
const MAX_P99_MS = 500;

const USAGE = `Sends ${CONNECTIONS} requests at once for each route that is not cached, from one client and from ${CONNECTIONS},
while a visitor reads ${PAGE} of Desert Hope with its embedded content.

  npm run tool -- bench flood [--only NAME]

  --only NAME   only routes with this word in their name

Exit code 1: the process ended, took more than ${MAX_MB} MB, answered the visitor after ${MAX_P99_MS} ms (99 of 100),
or refused one of ${FEW} requests.`;

const supervisor = createSupervisor();

function burst(options: Burst): Promise<BurstResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('lib/burst.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
    child
      .once('message', (result) => resolve(burstResultSchema.parse(result)))
      .once('error', reject)
      .once('exit', () => reject(new Problem('The burst ended early.')));
    child.send(options);
  });
}

async function flood(args: string[]): Promise<number> {
  const options = { only: { type: 'string', default: '' } } as const;
  const { values } = parseFlags({ args, options }, 'npm run tool -- bench flood --help');
  const env = buildEnvironment({ PATH: process.env.PATH, HOME: process.env.HOME });
  await ensureBuild({ root: process.cwd(), env, supervisor, report: console.log });
  const { server, end } = await trialSite({
    site: siteOf('DSH'),
    port: PORT,
    env: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
  });
  supervisor.own(end);
  await server.start();
  const routes = Object.entries(await uncachedRoutes(server.url)).filter(([name]) => name.includes(values.only));
  if (routes.length === 0) throw new Problem(`--only: no route has "${values.only}" in its name.`);
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const [name, route] of routes)
    for (const clients of [1, CONNECTIONS]) {
      // A fresh process for each.
      await server.kill();
      await server.start();
      await cachedPage(server.url + PAGE);
      const common = { url: server.url, page: PAGE, clients, route };
      const few = await burst({ ...common, connections: FEW });
      const many = await burst({ ...common, connections: CONNECTIONS });
      const pid = server.pid();
      const peak = pid === undefined ? Infinity : memoryMb(pid, 'VmHWM');
      const refused = (few.statuses['503'] ?? 0) + (few.statuses['0'] ?? 0);
      const found = [
        peak > MAX_MB && `${Math.round(peak)} MB`,
        many.p99 > MAX_P99_MS && `the visitor waited ${many.p99} ms`,
        many.failed > 0 && `${many.failed} visits failed`,
        refused > 0 && `${refused} of ${FEW} requests refused`,
      ].filter((fault) => fault !== false);
      faults.push(...found.map((fault) => `${name}, ${clients} clients: ${fault}`));
      const statuses = Object.entries(many.statuses).map(([status, count]) => `${count} × ${status}`);
      rows.push([name, String(clients), statuses.join(', '), String(many.p99), String(Math.round(peak))]);
      console.error(`  ${rows.at(-1)?.join('  ')}`);
    }
  console.log(`\n${markdownTable(['route', 'clients', 'responses', `${PAGE} p99, ms`, 'peak, MB'], rows)}\n`);
  console.log(faults.length > 0 ? faults.join('\n') : 'All within the limits.');
  return faults.length > 0 ? 1 : 0;
}

export const command = supervised(supervisor, USAGE, flood);
