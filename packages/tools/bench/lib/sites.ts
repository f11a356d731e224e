import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteOf } from '../../../../site-config/brands';
import { ensureBuild, NEXT, runNode, buildEnvironment } from '../../build/build';
import { LOOPBACK, nextFreePort } from '../../process/ports';
import { Problem } from '../../process/problem';
import { startServer } from '../../server/start-server';
import { trialSite } from '../../server/trial-site';
import type { Supervisor, Variables } from '../../process/supervisor';
import type { SiteCode } from '../../../../site-config/types';

export const OURS = 'Footbridge';
export const EMPTY = 'empty Next page';

/** Away from those of script/server. */
const FIRST_PORT = 23_400;
const REFERENCE_PORT = 23_450;

/** The environment in which all of them are built and run: nothing of the caller's own changes a figure. */
const environment = (): Variables => buildEnvironment({ PATH: process.env.PATH, HOME: process.env.HOME });

/** Starts the built site with an empty cache and its embedded WordPress; builds it if needed. */
export async function startFootbridge(
  supervisor: Supervisor,
  { code = 'DSH', env }: { code?: SiteCode; env?: Variables } = {},
): Promise<{ url: string }> {
  await ensureBuild({ root: process.cwd(), env: environment(), supervisor, report: console.error });
  const trial = await trialSite({ site: siteOf(code), port: FIRST_PORT, env });
  supervisor.own(() => trial.end());
  await trial.server.start();
  return { url: trial.server.url };
}

const EMPTY_FOLDER = 'packages/tools/bench/empty-next';

export async function startEmpty(supervisor: Supervisor): Promise<string> {
  const root = process.cwd();
  const env = environment();
  rmSync(join(root, '.build/bench/empty-next'), { recursive: true, force: true });
  console.error('Building the empty site …');
  await runNode(supervisor, 'The empty site', [NEXT, 'build', '--webpack', join(root, EMPTY_FOLDER)], {
    cwd: root,
    env,
  });
  const port = await nextFreePort(REFERENCE_PORT);
  const args = [NEXT, 'start', EMPTY_FOLDER, '-p', String(port), '-H', LOOPBACK];
  return (await startServer({ root, port, env, supervisor, onOutput: () => undefined }, args)).url;
}

export async function cachedPage(url: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(url);
    const html = await response.text();
    if (!response.ok) throw new Problem(`${url} responds with ${response.status}.`);
    // Next sets the header itself, and nginx in its place.
    if ((response.headers.get('x-cache') ?? response.headers.get('x-nextjs-cache')) === 'HIT') return html;
    await sleep(100);
  }
  throw new Problem(`${url} is not cached.`);
}
