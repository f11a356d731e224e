import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCode } from '@/site-config/types';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { startCatcher } from '../leads/catcher';
import { embeddedLeadKey } from './secrets';
import { LOOPBACK, nextFreePort } from '../process/ports';
import type { Supervisor, Variables } from '../process/supervisor';

const FIRST_PORT = 8787;

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

/**
 * Starts the embedded WordPress inside this process, where it ends with it whatever happens.
 */
export async function startEmbedded(request: EmbeddedRequest): Promise<EmbeddedWordPress> {
  const { code, sitePort, dev, dataDir, graphqlSecret, webhookSecret, supervisor } = request;
  // Loaded here, because a start for a real WordPress needs none of it.
  const { startEmbeddedWordPress } = await import('@footbridge/embedded/server');
  const wordPress = await startEmbeddedWordPress({
    site: code,
    port: await nextFreePort(FIRST_PORT),
    host: LOOPBACK,
    nextFreePort: true,
    frontendUrl: `http://${LOOPBACK}:${sitePort}`,
    watch: dev,
    dataDir,
    graphqlSecret,
    webhookSecret,
    onReload: () => console.log('Content read anew'),
    onProblem: ({ file, message }) => console.error(`Content file ${file}: ${message}`),
    onEditsProblem: (message) => console.error(message),
  });
  supervisor.own(() => wordPress.close());
  return wordPress;
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
  if (env.LEAD_WEBHOOK_URL || env.LEAD_EMAIL_TO) return { LEAD_KEY, folder: undefined };
  const catcher = await startCatcher(siteData, console.log);
  supervisor.own(() => catcher.close());
  return { LEAD_KEY, LEAD_WEBHOOK_URL: catcher.url, LEAD_WEBHOOK_SECRET: catcher.secret, folder: catcher.folder };
}
