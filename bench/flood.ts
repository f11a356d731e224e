/**
 * `npm run tool -- bench flood`: 2,000 requests at once for each route that is not cached, from one client and from 2,000, while a visitor
 * reads a cached page. Uses Desert Hope with its embedded content; prints a table, writes .build/bench/flood.json, and fails if the
 * process ends, takes more than 70 % of the memory, answers the visitor after half a second, or refuses what is below its limits.
 */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { signedHeaders } from '@/bridge/platform/signature';
import { siteOf } from '@/site-config/brands';
import { ensureBuild } from '../script/lib/build/build';
import { buildEnvironment } from '../script/lib/build/environment';
import { endOnError } from '../script/lib/process/end-on-error';
import { signalExitCode, stopOnSignals } from '../script/lib/process/signals';
import { createSupervisor } from '../script/lib/process/supervisor';
import { trialSite } from '../script/lib/server/trial-site';
import { columns } from './lib/table';
import { verdictLines, type Verdict } from './lib/verdict';

import type { Burst, BurstResult } from './lib/burst';

const PAGE = '/about/';
const CONNECTIONS = 2000;
/** Below every share's queue and places. */
const FEW = 100;
/** A container of the smallest recommended size, and V8's part of it (script/lib/server/environment.ts). */
const MEMORY_MB = 512;
const HEAP_MB = 204;
const MAX_MEMORY = 0.7;
const MAX_P99_MS = 500;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const JSON_POST = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

type Flood = Pick<Burst, 'path'> & Partial<Burst>;

const supervisor = createSupervisor();
const site = siteOf('DSH');

function burst(options: Burst): Promise<BurstResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('lib/burst.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
    child
      .once('message', (result) => resolve(result as BurstResult))
      .once('error', reject)
      .once('exit', () => reject(new Error('The burst ended early.')));
    child.send(options);
  });
}

/** Returns the most memory that a process has taken, MB. */
const peakMb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Returns the routes that are not cached, with a post that takes comments. */
async function floods(url: string): Promise<Record<string, Flood>> {
  const article = await (await fetch(`${url}/how-to-talk-to-someone-you-love/`)).text();
  const found = (pattern: RegExp): string => pattern.exec(article)?.[0].replaceAll('&amp;', '&') ?? '/';
  const comment = found(/\/comment\/\d+\//);
  return {
    'comment form': { path: comment },
    'comment sent': {
      path: comment,
      method: 'POST',
      headers: FORM,
      body: 'author=A&email=a%40example.com&comment=n{n}',
    },
    search: { path: '/search/?s=word{n}' },
    'missing page': { path: '/missing-{n}/' },
    'a path that is nowhere': { path: '/%ff{n}/' },
    'query address': { path: '/?p={n}' },
    'one uncached page': { path: '/las-vegas-program/admissions/' },
    password: { path: '/unlock/about/', method: 'POST', headers: FORM, body: 'password=n{n}' },
    preview: { path: '/preview/{n}/' },
    visitor: { path: '/api/visitor' },
    lead: { path: '/api/lead', method: 'POST', headers: JSON_POST, body: '{"form":"callback"}' },
    'lead without script': { path: '/lead/', method: 'POST', headers: FORM, body: 'form=callback' },
    feed: { path: '/feed/' },
    sitemap: { path: '/sitemap.xml' },
    'forged webhook': {
      path: '/api/revalidate',
      method: 'POST',
      headers: { ...JSON_POST, ...signedHeaders('another secret', '{}') },
      body: '{}',
    },
    upload: { path: '/media/2026/03/house-front.jpg' },
    picture: { path: found(/\/_next\/image\?[^" ]+/) },
    script: { path: found(/\/browser\/[\w.-]+\.js/) },
    logo: { path: found(/\/brands\/\w+\/logo\.svg/) },
    typeface: { path: found(/\/fonts\/[\w./-]+\.woff2/) },
    'error report': { path: '/api/errors', method: 'POST', headers: JSON_POST, body: '{}' },
  };
}

async function main(): Promise<void> {
  stopOnSignals(supervisor, signalExitCode);
  const env = buildEnvironment({ PATH: process.env.PATH, HOME: process.env.HOME });
  await ensureBuild({ root: process.cwd(), env, supervisor, report: console.log });
  const trial = await trialSite({
    site,
    port: 21_700,
    env: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
  });
  supervisor.own(() => trial.end());
  const { server } = trial;
  await server.start();
  const routes = await floods(server.url);
  const rows: {
    route: string;
    clients: number;
    statuses: Record<string, number>;
    p99: number;
    wrong: number;
    peak: number;
  }[] = [];
  for (const [route, flood] of Object.entries(routes))
    for (const clients of [1, CONNECTIONS]) {
      // A fresh process for each.
      await server.kill();
      await server.start();
      while ((await fetch(server.url + PAGE)).headers.get('x-nextjs-cache') !== 'HIT');
      const common = { url: server.url, page: PAGE, clients, method: 'GET', headers: {}, body: '', ...flood };
      const few = await burst({ ...common, connections: FEW });
      const { statuses, visits } = await burst({ ...common, connections: CONNECTIONS });
      const pid = server.pid();
      const wrong = visits.filter(({ isGood }) => !isGood).length + (few.statuses[503] ?? 0) + (few.statuses[0] ?? 0);
      const row = {
        route,
        clients,
        statuses,
        p99: percentile(
          visits.map(({ ms }) => ms),
          0.99,
        ),
        wrong: pid === undefined ? Infinity : wrong,
        peak: pid === undefined ? Infinity : peakMb(pid),
      };
      rows.push(row);
      console.log(
        `${route}, ${clients} clients: ${JSON.stringify(statuses)}, p99 ${Math.round(row.p99)} ms, ${Math.round(row.peak)} MB`,
      );
    }
  await trial.end();

  mkdirSync('.build/bench', { recursive: true });
  writeFileSync('.build/bench/flood.json', `${JSON.stringify(rows, null, 2)}\n`);
  const cells = rows.map(({ route, clients, statuses, p99, wrong, peak }) => [
    route,
    String(clients),
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
    String(Math.round(p99)),
    String(wrong),
    String(Math.round(peak)),
  ]);
  console.log(
    `\n${columns([['route', 'clients', 'responses', `${PAGE} p99, ms`, 'wrong', 'peak, MB'], ...cells]).join('\n')}\n`,
  );
  const worst = (of: (row: (typeof rows)[number]) => number): number => Math.max(...rows.map(of));
  const verdicts: Verdict[] = [
    {
      what: 'wrong responses',
      target: '0',
      measured: String(worst(({ wrong }) => wrong)),
      isMet: worst(({ wrong }) => wrong) === 0,
    },
    {
      what: `${PAGE}, 99th percentile`,
      target: `${MAX_P99_MS} ms`,
      measured: `${Math.round(worst(({ p99 }) => p99))} ms`,
      isMet: worst(({ p99 }) => p99) <= MAX_P99_MS,
    },
    {
      what: 'peak memory',
      target: `${MAX_MEMORY * MEMORY_MB} MB`,
      measured: `${Math.round(worst(({ peak }) => peak))} MB`,
      isMet: worst(({ peak }) => peak) <= MAX_MEMORY * MEMORY_MB,
    },
  ];
  console.log(verdictLines(verdicts).join('\n'));
  if (verdicts.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

main()
  .then(() => process.exit())
  .catch(endOnError(supervisor));
