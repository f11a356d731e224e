/** `script/server`: see arguments.ts for what it takes, docs/configuration.md for its environment. */
import { join } from 'node:path';
import { modelProblems } from '@footbridge/bridge/wordpress/content-model';
import { isStaging } from '@footbridge/bridge/platform/headers/search-engines';
import fieldTypes from '@/gql/field-types.json';
import { siteOf, sites } from '@/site-config/brands';
import { validateSites } from '@/site-config/validation/validate';
import { buildForDevelopment, ensureBuild } from '../build/build';
import { serverFile } from '../build/server';
import { hasCityDatabase } from '../city-database';
import { LOOPBACK, requireFreePort } from '../process/ports';
import { signalExitCode } from '../process/signals';
import { createSupervisor, type Variables } from '../process/supervisor';
import { defineCommand, type Values } from '../tool/command';
import { FLAGS, readArguments, usage } from './arguments';
import { embeddedContent } from './embedded';
import { metricsUrl, readWordPressUrl, requireSharedSecret, runEnvironment } from './environment';
import { startServer, startVite } from './start-server';
import { summaryTable } from './summary';
import { requireWordPress } from './wordpress-probe';

const supervisor = createSupervisor();
let serving = false;

async function run(values: Values<typeof FLAGS>): Promise<void> {
  const root = process.cwd();
  const env: Variables = process.env;
  const options = readArguments(values, env, sites);
  const { code, port, dev, processes } = options;

  // Everything that can be wrong is looked at before the long work.
  validateSites();
  const realWordPress = readWordPressUrl(env);
  const metrics = metricsUrl(env);
  if (realWordPress) requireSharedSecret(env, processes);
  await requireFreePort(port);
  if (realWordPress) await requireWordPress(realWordPress);
  // Pages are rendered without what is missing, so the start goes on.
  if (realWordPress)
    for (const problem of (await modelProblems(fieldTypes).catch(() => null)) ?? [])
      console.warn(`WordPress: ${problem}`);

  const request = { root, env, supervisor, report: console.log };
  if (dev) await buildForDevelopment(request, code);
  else await ensureBuild(request);

  const { leads, onModel, ...content } = realWordPress
    ? {
        leads: undefined,
        onModel: async () => undefined,
        WORDPRESS_URL: realWordPress,
        DATA_DIR: env.DATA_DIR || '.data',
      }
    : await embeddedContent(options, env, supervisor);
  if (dev) {
    // Loaded here, because only development needs it.
    const { followModel } = await import('./follow-model');
    supervisor.own(await followModel({ root, onModel, print: console.log }));
  }
  const vite = dev ? await startVite({ root, env, supervisor }) : null;
  const showSummary = (siteUrl: string): void => {
    serving = true;
    console.log(
      summaryTable({
        fullName: siteOf(code).fullName,
        code,
        dev,
        siteUrl,
        wordPressUrl: content.WORDPRESS_URL,
        embedded: !realWordPress,
        leads,
        staging: isStaging({ ...env, WORDPRESS_URL: content.WORDPRESS_URL }),
        metricsUrl: metrics,
        processes,
        hasPlaces: Boolean(env.GEOIP_DATABASE || env.GEO_HEADERS) || hasCityDatabase(),
        mailFolder: env.SMTP_URL ? undefined : join(content.DATA_DIR, 'mail'),
      }),
    );
  };
  const address = ['--host', LOOPBACK, '--port', String(port)];
  const site = await startServer(
    {
      root,
      port,
      supervisor,
      env: runEnvironment({ ...env, ...content, FOOTBRIDGE_VITE_URL: vite?.url }, options),
      onReady: showSummary,
    },
    [serverFile(root, dev ? code : undefined), ...address, '--processes', String(processes), ...(dev ? ['--dev'] : [])],
  );
  await Promise.race([site.failed, ...(vite ? [vite.failed] : [])]);
}

export const command = defineCommand({
  usage: usage(sites),
  flags: FLAGS,
  supervisor,
  stopped: (signal) => (serving ? 0 : signalExitCode(signal)),
  run,
});
