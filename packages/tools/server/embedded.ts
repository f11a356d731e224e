import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedWordPressOptions } from '@footbridge/embedded/server';
import type { SiteCode } from '@/site-config/types';
import { startCatcher } from '../leads/catcher';
import { embeddedLeadKey } from './secrets';
import { LOOPBACK, nextFreePort } from '../process/ports';
import type { Supervisor, Variables } from '../process/supervisor';

const FIRST_PORT = 8787;
/** Settings of a target for leads. */
const HAS_TARGET = /^LEAD_(?:WEBHOOK_URL|EMAIL_TO|SALESFORCE_|HUBSPOT_|TARGET_MODULE)/;

export interface EmbeddedRequest {
  code: SiteCode;
  sitePort: number;
  dev: boolean;
  dataDir: string;
  graphqlSecret: string;
  /** The site has the same one: it knows by it that a notice comes from here. */
  webhookSecret: string;
  supervisor: Supervisor;
}

/** Starts a thread. @returns its port, and what ends it */
async function startThread(options: EmbeddedWordPressOptions) {
  const worker = new Worker(join(__dirname, 'embedded-thread.mjs'), { workerData: options });
  const [port]: unknown[] = await once(worker, 'message');
  const exited = once(worker, 'exit');
  const close = async (): Promise<void> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('close');
    await exited;
  };
  return { port: Number(port), close };
}

/** Starts the embedded WordPress in a thread of this process, where it ends with it whatever happens. */
export async function startEmbedded(request: EmbeddedRequest) {
  const { code, sitePort, dev, dataDir, graphqlSecret, webhookSecret, supervisor } = request;
  const options: EmbeddedWordPressOptions = {
    site: code,
    port: await nextFreePort(FIRST_PORT),
    host: LOOPBACK,
    frontendUrl: `http://${LOOPBACK}:${sitePort}`,
    watch: dev,
    dataDir,
    graphqlSecret,
    webhookSecret,
  };
  let thread = await startThread(options);
  const { port } = thread;
  supervisor.own(() => thread.close());
  return {
    url: `http://${LOOPBACK}:${port}`,
    /** Starts it again at the same address, with the model and the schema that are there now. */
    restart: async (): Promise<void> => {
      await thread.close();
      thread = await startThread({ ...options, port });
    },
  };
}

/**
 * A data folder for the site that shows embedded content, without the pages of an earlier run: a content file
 * may have been edited since, without a webhook.
 */
export function freshSiteData(dataDir: string, code: SiteCode): string {
  const folder = join(dataDir, 'embedded', code);
  rmSync(join(folder, 'pages'), { recursive: true, force: true });
  return folder;
}

/**
 * What the example site's forms need: a key that stays, and somewhere to deliver to, unless the environment names one. Gives
 * the variables for the site, and the folder in which delivered leads can be looked at.
 */
export async function embeddedLeads(
  env: Variables,
  siteData: string,
  supervisor: Supervisor,
): Promise<Variables & { folder: string | undefined }> {
  const LEAD_KEY = env.LEAD_KEY || embeddedLeadKey(siteData);
  if (Object.keys(env).some((name) => HAS_TARGET.test(name) && env[name])) return { LEAD_KEY, folder: undefined };
  const catcher = await startCatcher(siteData, console.log);
  supervisor.own(() => catcher.close());
  return { LEAD_KEY, LEAD_WEBHOOK_URL: catcher.url, LEAD_WEBHOOK_SECRET: catcher.secret, folder: catcher.folder };
}
