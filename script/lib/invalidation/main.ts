/** `npm run invalidation`: edits a WordPress and reports which pages the site renews (packages/plugin/docs/webhooks.md). */
import '../process/env-files';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { siteOf, sites } from '@/site-config/brands';

import { ensureBuild } from '../build/build';
import { LOOPBACK, requireFreePort } from '../process/ports';
import { describeError } from '../process/problem';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { chosenBrand } from '../server/arguments';
import { runEnvironment } from '../server/environment';
import { startSite } from '../server/start-server';
import { editedAddresses } from './address-edits';
import { readArguments, USAGE } from './arguments';
import { createContent, removeLeftovers } from './content';
import { makeContent, requireAccess } from './made';
import { createRest } from './rest';
import { runEdits, webhookFor } from './run';
import { measuredSite } from './site';
import { summary, table } from './table';

import type { Made } from './made';

const supervisor = createSupervisor();
/** Removes what was made. */
let cleanUp = async (): Promise<void> => undefined;
let stopping: Promise<void> | undefined;
const LAST_WEBHOOK_MS = 15_000;

/** Cleans up, then stops the site, which has to accept the webhooks of the cleaning. */
function stop(): Promise<void> {
  stopping ??= cleanUp().finally(() => supervisor.stop());
  return stopping;
}

async function main(): Promise<0 | 1> {
  const options = readArguments(process.argv.slice(2), process.env);
  if (options === 'help') {
    console.log(USAGE);
    return 0;
  }
  const { wordpress, user, password, secret, port, limit, every, only, json } = options;
  const root = process.cwd();
  stopOnSignals({ ...supervisor, stop }, signalExitCode);
  await requireFreePort(port);
  const rest = createRest(wordpress, user, password);
  await requireAccess(rest);
  const content = createContent(rest);
  await ensureBuild({ root, env: process.env, supervisor, report: console.error });
  const dataDir = mkdtempSync(join(tmpdir(), 'footbridge-invalidation-'));
  let made: Made | undefined;
  cleanUp = async () => {
    console.error('Removing the content from WordPress …');
    const since = Date.now();
    await content.removeAll(console.error);
    // A webhook that finds no site would delay those of the next run.
    if (made) await webhookFor(made.sentinel.link, content, site, since, LAST_WEBHOOK_MS);
    await supervisor.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const site = measuredSite(`http://${LOOPBACK}:${port}`, dataDir, secret);
  const { code } = chosenBrand(undefined, process.env, sites);
  const env = runEnvironment(
    { ...process.env, WORDPRESS_URL: wordpress, DATA_DIR: dataDir, LOG_FORMAT: 'json' },
    { code, port, dev: false },
  );
  await startSite({ root, port, env, dev: false, supervisor, onOutput: () => undefined });
  console.error('Creating content in WordPress …');
  await removeLeftovers(rest);
  made = await makeContent(content);
  const found = await site.addresses(ownPaths(made), limit);
  // The sentinel's edits are not measured.
  const paths = found.filter((path) => !path.endsWith('-sentinel/'));
  console.error(`${siteOf(code).fullName}: ${paths.length} pages`);
  const results = await runEdits(made, site, paths, {
    only,
    every,
    onEdit: ({ name, renewed, unchanged, stale }, done, all) =>
      console.error(
        `${done} of ${all}  ${name}: ${renewed.length} renewed, ${unchanged.length} unchanged, ${stale.length} stale`,
      ),
  });
  if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`${table(results)}\n\n${summary(results)}`);
  const stale = results.filter((one) => one.stale.length > 0);
  for (const one of stale) console.log(`Stale after "${one.name}": ${one.stale.join(' ')}`);
  return stale.length > 0 ? 1 : 0;
}

/** Returns the paths of what was made, and those that edits create. */
function ownPaths({ content: { word }, ...made }: Awaited<ReturnType<typeof makeContent>>): string[] {
  const links = Object.values(made)
    .flatMap((one) => (Array.isArray(one) ? one : [one]))
    .map(({ link }) => link);
  const paths = links.flatMap((link) => (link && URL.canParse(link) ? [new URL(link)] : []));
  return [
    ...new Set(paths.filter(({ search, hash }) => !search && !hash).map(({ pathname }) => pathname)),
    `/${word}-moved/`,
    `/${word}-draft/`,
    `/${word}-draft-page/`,
    `/${word}-other-parent/`,
    `/${word}-other-parent/${word}-child/`,
    `/${word}-child/`,
    ...editedAddresses(word),
  ];
}

main()
  .catch((error: unknown) => {
    if (!stopping) console.error(describeError(error));
    return 2;
  })
  .then(async (code) => {
    // A signal's handler ends the process.
    if (stopping) return;
    await stop();
    process.exit(code);
  })
  .catch(() => process.exit(2));
