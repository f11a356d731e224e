/** A built site on trial: beside the embedded WordPress, with secrets and a data folder that are thrown away. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from '@/site-config/types';
import { startEmbeddedWordPress } from '@footbridge/embedded/server';
import { mortalServer, type MortalOptions, type MortalServer } from '../process/mortal-server';
import { LOOPBACK, nextFreePort } from '../process/ports';
import type { Variables } from '../process/supervisor';
import { runEnvironment } from './environment';

export interface TrialOptions extends MortalOptions {
  site: SiteConfig;
  /** Free ports are looked for from here on. */
  port: number;
  /** What stands between the site and WordPress, started at a free port; nothing without it. */
  between?: (wordPressUrl: string, port: number) => Promise<{ url: string; close(): Promise<void> }>;
  /** The site's data folder; a new one by default. */
  dataDir?: string;
  env?: Variables;
}

export interface TrialSite {
  /** Not started yet. */
  server: MortalServer;
  dataDir: string;
  /** FOOTBRIDGE_SECRET of both. */
  secret: string;
  /** Where the site finds its WordPress. */
  wordPressUrl: string;
  end(): Promise<void>;
}

/** Lines of the site's log that report our mistakes. */
export const MISTAKES = /unhandledRejection|uncaughtException|TypeError|ReferenceError|RangeError/;

/** Everything but the site itself is running when it resolves. */
export async function trialSite({
  site,
  port,
  between,
  dataDir = mkdtempSync(join(tmpdir(), 'footbridge-trial-')),
  env = {},
  ...mortal
}: TrialOptions): Promise<TrialSite> {
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  const graphqlSecret = randomUUID();
  const sitePort = await nextFreePort(port);
  const embedded = await startEmbeddedWordPress({
    site: site.code,
    port: await nextFreePort(sitePort + 1),
    frontendUrl: `http://${LOOPBACK}:${sitePort}`,
    webhookSecret: secret,
    graphqlSecret,
  });
  const proxy = await between?.(embedded.url, await nextFreePort(embedded.port + 1));
  const wordPressUrl = proxy?.url ?? embedded.url;
  const variables = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    WORDPRESS_URL: wordPressUrl,
    FOOTBRIDGE_SECRET: secret,
    FAUST_SECRET_KEY: graphqlSecret,
    LEAD_KEY: randomBytes(32).toString('base64'),
    TRUSTED_PROXIES: LOOPBACK,
    LOG_FORMAT: 'json',
    ...env,
  };
  const server = mortalServer(
    sitePort,
    runEnvironment(variables, { code: site.code, port: sitePort, dev: false }),
    mortal,
  );
  return {
    server,
    dataDir,
    secret,
    wordPressUrl,
    async end() {
      await server.kill();
      await proxy?.close();
      await embedded.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
