/**
 * `npm run bench:webhooks`: measures a page's visitors while a thousand bad webhooks a second arrive: forged, unsigned,
 * replayed, a megabyte each. Uses Desert Hope with its embedded content; prints a table and writes
 * .build/bench/webhooks.json. "not cached" counts visits that did not get the cached page: 0 means that nothing was
 * invalidated.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuild } from '../script/lib/build/build';
import { buildEnvironment } from '../script/lib/build/environment';
import { nextFreePort } from '../script/lib/process/ports';
import { endOnError } from '../script/lib/process/end-on-error';
import { Problem } from '../script/lib/process/problem';
import { signalExitCode, stopOnSignals } from '../script/lib/process/signals';
import { createSupervisor } from '../script/lib/process/supervisor';
import { startBenchSite } from './lib/bench-site';
import { webhookTable } from './lib/webhook-table';
import { forged, forgedLarge, webhook, runPhase, unsigned, type Phase } from './lib/webhooks';

const PAGE = '/about/';
const SECONDS = 10;
const RATE = 1000;
/** A megabyte each: 160 Mbit/s. */
const LARGE_RATE = 20;

const root = process.cwd();
const supervisor = createSupervisor();

/** Requests the page until it is cached. */
async function settle(page: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(page)).headers.get('x-nextjs-cache') === 'HIT') return;
    await sleep(100);
  }
  throw new Problem(`${page} is not cached.`);
}

async function main(): Promise<void> {
  stopOnSignals(supervisor, signalExitCode);
  const env = buildEnvironment({ PATH: process.env.PATH, HOME: process.env.HOME });
  await ensureBuild({ root, env, supervisor, report: console.log });
  const log: string[] = [];
  const site = await startBenchSite(root, await nextFreePort(21_800), supervisor, (text) =>
    log.push(...text.split('\n').filter(Boolean)),
  );
  const page = site.url + PAGE;
  await settle(page);

  // One valid webhook, which invalidates every page. It is the one that is replayed later.
  const good = webhook(site.url, site.secret);
  const { status } = await fetch(good.url, good);
  if (status !== 202) throw new Problem(`The site responded to a valid webhook with ${status}.`);
  await settle(page);

  const all = { page, seconds: SECONDS, log };
  const phases: Phase[] = [await runPhase('nothing', all)];
  phases.push(await runPhase('forged', { ...all, meanwhile: { request: forged(site.url), rate: RATE } }));
  phases.push(await runPhase('without signature', { ...all, meanwhile: { request: unsigned(site.url), rate: RATE } }));
  phases.push(await runPhase('played again', { ...all, meanwhile: { request: good, rate: RATE } }));
  phases.push(
    await runPhase('forged, a megabyte', { ...all, meanwhile: { request: forgedLarge(site.url), rate: LARGE_RATE } }),
  );
  await supervisor.stop();

  mkdirSync(join(root, '.build/bench'), { recursive: true });
  writeFileSync(join(root, '.build/bench/webhooks.json'), `${JSON.stringify(phases, null, 2)}\n`);
  console.log(`\n${webhookTable(phases, SECONDS)}\n\nThe site's log:\n${log.join('\n')}`);
}

main()
  .then(() => process.exit(0))
  .catch(endOnError(supervisor));
