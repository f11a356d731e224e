import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedWordPressOptions } from '@footbridge/embedded/server';
import { siteOf } from '@/site-config/brands';
import type { SiteCode } from '@/site-config/types';
import { startCatcher } from '../leads/catcher';
import { LOOPBACK, nextFreePort } from '../process/ports';
import type { Supervisor, Variables } from '../process/supervisor';
import type { ServerArguments } from './arguments';
import { secretsForEmbedded, staffForEmbedded } from './environment';
import { embeddedLeadKey, embeddedSecret } from './secrets';

const FIRST_PORT = 8787;
/** Settings of a target for leads. */
const HAS_TARGET = /^LEAD_(?:WEBHOOK_URL|EMAIL_TO|SALESFORCE_|HUBSPOT_|TARGET_MODULE)/;

async function startThread(options: EmbeddedWordPressOptions): Promise<() => Promise<void>> {
  const worker = new Worker(join(__dirname, 'embedded-thread.mjs'), { workerData: options });
  await once(worker, 'message');
  const exited = once(worker, 'exit');
  return async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('close');
    await exited;
  };
}

/** Returns a data folder for the site, without the pages of an earlier run: content files send no webhooks. */
function freshSiteData(dataDir: string, code: SiteCode): string {
  const folder = join(dataDir, 'embedded', code);
  rmSync(join(folder, 'pages'), { recursive: true, force: true });
  return folder;
}

async function embeddedLeads(env: Variables, siteData: string, supervisor: Supervisor) {
  const LEAD_KEY = env.LEAD_KEY || embeddedLeadKey(siteData);
  if (Object.keys(env).some((name) => HAS_TARGET.test(name) && env[name])) return { LEAD_KEY, leads: undefined };
  const { url, secret, folder, close } = await startCatcher(siteData, console.log);
  supervisor.own(close);
  return { LEAD_KEY, LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, leads: folder };
}

/**
 * @returns the site's variables, the leads' folder, and what restarts WordPress with the present
 * model
 */
export async function embeddedContent(
  { code, port: sitePort, dev }: ServerArguments,
  env: Variables,
  supervisor: Supervisor,
) {
  const dataDir = env.DATA_DIR || '.data';
  const secrets = secretsForEmbedded({
    ...env,
    FOOTBRIDGE_SECRET: env.FOOTBRIDGE_SECRET || embeddedSecret(dataDir),
  });
  const port = await nextFreePort(FIRST_PORT);
  const options: EmbeddedWordPressOptions = {
    site: code,
    port,
    host: LOOPBACK,
    frontendUrl: `http://${LOOPBACK}:${sitePort}`,
    watch: dev,
    dataDir,
    graphqlSecret: secrets.FAUST_SECRET_KEY,
    webhookSecret: secrets.FOOTBRIDGE_SECRET,
  };
  let close = await startThread(options);
  supervisor.own(() => close());
  const DATA_DIR = freshSiteData(dataDir, code);
  return {
    ...secrets,
    ...staffForEmbedded(env, siteOf(code).domain),
    ...(await embeddedLeads(env, DATA_DIR, supervisor)),
    DATA_DIR,
    WORDPRESS_URL: `http://${LOOPBACK}:${port}`,
    onModel: async (): Promise<void> => {
      await close();
      close = await startThread(options);
    },
  };
}
