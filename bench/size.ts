/**
 * `npm run bench:size`: the scripts that a content page's HTML names, gzip, beside those of an empty page of
 * the same Next in the same run. Uses Desert Hope with its embedded content.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../script/lib/build/build';
import { buildEnvironment } from '../script/lib/build/environment';
import { nextFreePort } from '../script/lib/process/ports';
import { endOnError } from '../script/lib/process/end-on-error';
import { signalExitCode, stopOnSignals } from '../script/lib/process/signals';
import { createSupervisor } from '../script/lib/process/supervisor';
import { startNext } from '../script/lib/server/next-server';
import { startBenchSite } from './lib/bench-site';
import { buildEmptyPage } from './lib/empty-page';
import { weighPage } from './lib/page-weight';
import { weightTable } from './lib/table';

const PAGES = [
  ['front page', '/'],
  ['article', '/what-is-detox/'],
  ['page', '/about/'],
  ['facility', '/facilities/desert-hope-treatment-center/'],
  ['contributor', '/contributors/elena-marsh/'],
] as const;

const root = process.cwd();
const supervisor = createSupervisor();

async function main(): Promise<void> {
  stopOnSignals(supervisor, signalExitCode);
  const env = buildEnvironment({ PATH: process.env.PATH, HOME: process.env.HOME }, 'DSH');
  await buildEmptyPage(root, env, supervisor);
  await ensureBuild({ root, code: 'DSH', env, supervisor, report: console.log });

  const emptyPort = await nextFreePort(21_600);
  const emptyPage = await startNext({ root, directory: join(root, 'bench/empty-next'), port: emptyPort, dev: false, supervisor, env });
  const site = await startBenchSite(root, await nextFreePort(emptyPort + 1), supervisor);

  const empty = await weighPage(emptyPage.url, 'empty Next page', '/');
  const pages = await Promise.all(PAGES.map(([name, path]) => weighPage(site.url, name, path)));
  await supervisor.stop();

  mkdirSync(join(root, '.build/bench'), { recursive: true });
  writeFileSync(join(root, '.build/bench/size.json'), `${JSON.stringify({ empty, pages }, null, 2)}\n`);
  console.log(`\n${weightTable(empty, pages)}`);
}

main()
  .then(() => process.exit(0))
  .catch(endOnError(supervisor));
