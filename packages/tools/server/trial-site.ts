import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteCode, SiteConfig } from '@/site-config/types';
import { startEmbeddedWordPress } from '@footbridge/embedded/server';
import { serverFile } from '../build/server';
import { LOOPBACK, nextFreePort } from '../process/ports';
import { createSupervisor, type Variables } from '../process/supervisor';
import { runEnvironment } from './environment';
import { startServer, type StartedServer } from './start-server';

/** The server lets its visitors finish first. */
const STOPPED_WITHIN_MS = 60_000;

export interface MortalOptions {
  onOutput?: (text: string) => void;
  root?: string;
}

/** The built site as packages/bridge/server/main.ts serves it: it can be started, killed and restarted, and all its output is collected. */
export function mortalServer(port: number, env: Variables, { onOutput, root = process.cwd() }: MortalOptions = {}) {
  let supervisor = createSupervisor();
  let running: StartedServer | undefined;
  let output = '';
  const collect = (text: string): void => {
    output += text;
    onOutput?.(text);
  };
  return {
    url: `http://${LOOPBACK}:${port}`,
    output: () => output,
    isRunning: () => running !== undefined,
    async start(): Promise<void> {
      supervisor = createSupervisor(STOPPED_WITHIN_MS);
      const request = { root, port, env, supervisor, onOutput: collect, path: '/api/visitor' };
      const started = await startServer(request, [serverFile(root), '--host', LOOPBACK, '--port', String(port)]);
      running = started;
      started.failed.catch(() => {
        if (running === started) running = undefined;
      });
    },
    async kill(): Promise<void> {
      supervisor.kill();
      await supervisor.stop();
    },
    stop: () => supervisor.stop(),
  };
}

export function trialServer(code: SiteCode, port: number, env: Variables) {
  const dataDir = mkdtempSync(join(tmpdir(), 'footbridge-trial-'));
  const variables = {
    ...env,
    DATA_DIR: dataDir,
    LEAD_KEY: randomBytes(32).toString('base64'),
    TRUSTED_PROXIES: LOOPBACK,
    LOG_FORMAT: 'json',
  };
  const server = mortalServer(port, runEnvironment(variables, { code, port, dev: false }));
  return {
    server,
    dataDir,
    async end(): Promise<void> {
      await server.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface TrialOptions {
  site: SiteConfig;
  /** Free ports are looked for from here on. */
  port: number;
  /** What stands between the site and WordPress, started at a free port; nothing without it. */
  between?: (wordPressUrl: string, port: number) => Promise<{ url: string; close(): Promise<void> }>;
  env?: Variables;
}

/** Lines of the site's log that report our mistakes. */
export const MISTAKES = /unhandledRejection|uncaughtException|TypeError|ReferenceError|RangeError/;

/** Everything but the site itself is running when it resolves. */
export async function trialSite({ site, port, between, env = {} }: TrialOptions) {
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
  const trial = trialServer(site.code, sitePort, {
    PATH: process.env.PATH,
    WORDPRESS_URL: wordPressUrl,
    FOOTBRIDGE_SECRET: secret,
    FAUST_SECRET_KEY: graphqlSecret,
    ...env,
  });
  return {
    ...trial,
    secret,
    wordPressUrl,
    async end(): Promise<void> {
      await trial.end();
      await proxy?.close();
      await embedded.close();
    },
  };
}

/** Returns the cookies and the token of a visit, as a browser has them after its first page. @throws Error if the site is down */
export async function newVisit(url: string, signal?: AbortSignal): Promise<{ cookie: string; token: string }> {
  const response = await fetch(`${url}/api/visitor`, { signal });
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('csrf-token='))?.slice('csrf-token='.length);
  if (!response.ok || !token) throw new Error(`/api/visitor responds with ${response.status}.`);
  return { cookie: pairs.join('; '), token };
}
