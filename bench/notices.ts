/**
 * `npm run bench:notices`: what a page's visitors notice while a thousand bad change notices a second come in: forged, without
 * a signature, played again, a megabyte each. Uses Desert Hope with its embedded content; prints a table and writes
 * .build/bench/notices.json. "not kept" counts visits that did not get the kept page, so that nothing was cleared is 0.
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
import { noticeTable } from './lib/notice-table';
import { forged, forgedLarge, notice, runPhase, unsigned, type Phase } from './lib/notices';

const PAGE = '/about/';
const SECONDS = 10;
const RATE = 1000;
/** A megabyte each: 160 Mbit/s. */
const LARGE_RATE = 20;

const root = process.cwd();
const supervisor = createSupervisor();

/** Asks until the kept page is the answer. */
async function settle(page: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(page)).headers.get('x-nextjs-cache') === 'HIT') return;
    await sleep(100);
  }
  throw new Problem(`${page} is not kept.`);
}

async function main(): Promise<void> {
  stopOnSignals(supervisor, signalExitCode);
  const env = buildEnvironment({ PATH: process.env.PATH, HOME: process.env.HOME }, 'DSH');
  await ensureBuild({ root, code: 'DSH', env, supervisor, report: console.log });
  const log: string[] = [];
  const site = await startBenchSite(root, await nextFreePort(21_800), supervisor, (text) =>
    log.push(...text.split('\n').filter(Boolean)),
  );
  const page = site.url + PAGE;
  await settle(page);

  // One good notice: every page is made again. What is played again later is this one.
  const good = notice(site.url, site.secret);
  const { status } = await fetch(good.url, good);
  if (status !== 202) throw new Problem(`A good notice was answered with ${status}.`);
  await settle(page);

  const all = { page, seconds: SECONDS, log };
  const phases: Phase[] = [await runPhase('nothing', all)];
  phases.push(await runPhase('forged', { ...all, meanwhile: { asked: forged(site.url), rate: RATE } }));
  phases.push(await runPhase('without signature', { ...all, meanwhile: { asked: unsigned(site.url), rate: RATE } }));
  phases.push(await runPhase('played again', { ...all, meanwhile: { asked: good, rate: RATE } }));
  phases.push(
    await runPhase('forged, a megabyte', { ...all, meanwhile: { asked: forgedLarge(site.url), rate: LARGE_RATE } }),
  );
  await supervisor.stop();

  mkdirSync(join(root, '.build/bench'), { recursive: true });
  writeFileSync(join(root, '.build/bench/notices.json'), `${JSON.stringify(phases, null, 2)}\n`);
  console.log(`\n${noticeTable(phases, SECONDS)}\n\nThe site's log:\n${log.join('\n')}`);
}

main()
  .then(() => process.exit(0))
  .catch(endOnError(supervisor));
