import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@footbridge/embedded/server';
import { mortalServer, type MortalOptions } from '@footbridge/tools/server/trial-site';
import { nextFreePort } from '@footbridge/tools/process/ports';
import { runEnvironment } from '@footbridge/tools/server/environment';
import { E2E_SECRET, E2E_SITE } from './settings';

export interface SiteProcess {
  url: string;
  /** Its data folder; deleted when it is stopped. */
  dataDir: string;
  /** The page as a visitor gets it; redirects are not followed. */
  get(path: string): Promise<Response>;
  stop(): Promise<void>;
}

export interface ServeOptions extends Pick<MortalOptions, 'root' | 'onOutput'> {
  /** Data folder of another process that this one's begins as; an empty one without it. */
  stored?: string;
  env?: Record<string, string>;
}

/** Starts an embedded WordPress of the brand under test, at the first free port from this one on. */
export const startWordPress = async (
  fromPort: number,
  settings: Partial<Parameters<typeof startEmbeddedWordPress>[0]> = {},
): Promise<EmbeddedWordPress> =>
  startEmbeddedWordPress({
    webhookSecret: E2E_SECRET,
    site: E2E_SITE,
    frontendUrl: 'http://127.0.0.1:3000',
    port: await nextFreePort(fromPort),
    ...settings,
  });

/** Serves the built brand from the test's WordPress, with its own cache. */
export async function serveBuild(
  wordPressUrl: string,
  port: number,
  { stored, env = {}, ...options }: ServeOptions = {},
): Promise<SiteProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'footbridge-e2e-'));
  if (stored) cpSync(stored, dataDir, { recursive: true });
  const settings = { code: E2E_SITE, port, dev: false };
  // Playwright's FORCE_COLOR: Node warns of it beside NO_COLOR.
  const { FORCE_COLOR: _, ...ownEnv } = process.env;
  const siteEnv = {
    FOOTBRIDGE_SECRET: E2E_SECRET,
    ...runEnvironment({ ...ownEnv, WORDPRESS_URL: wordPressUrl, DATA_DIR: dataDir }, settings),
    ...env,
  };
  const server = mortalServer(port, siteEnv, options);
  await server.start();
  return {
    url: server.url,
    dataDir,
    get: (path) => fetch(server.url + path, { redirect: 'manual' }),
    async stop() {
      await server.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Any response counts. */
export async function untilAnswers(process: ChildProcess, send: () => Promise<Response>): Promise<void> {
  for (let round = 0; round < 300; round += 1) {
    if (process.exitCode !== null) throw new Error(`The server ended with exit code ${process.exitCode}.`);
    try {
      await send();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('The server did not respond within 30 seconds.');
}
