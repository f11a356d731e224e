import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverFile } from '@footbridge/tools/build/server';
import { runEnvironment } from '@footbridge/tools/server/environment';
import { E2E_SECRET, E2E_SITE } from './settings';

const project = join(__dirname, '../..');

export interface SiteProcess {
  url: string;
  /** Its data folder; deleted when it is stopped. */
  dataDir: string;
  /** The page as a visitor gets it; redirects are not followed. */
  get(path: string): Promise<Response>;
  stop(): Promise<void>;
}

export interface ServeOptions {
  /** Data folder of another process that this one's begins as; an empty one without it. */
  stored?: string;
  env?: Record<string, string>;
  /** A folder with the files of an image, in place of the project's. */
  root?: string;
  /** Gets what the server writes. */
  onOutput?: (text: string) => void;
}

/** Serves the built brand from the test's WordPress, with its own cache. */
export async function serveBuild(
  wordPressUrl: string,
  port: number,
  { stored, env = {}, root = project, onOutput }: ServeOptions = {},
): Promise<SiteProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'footbridge-e2e-'));
  if (stored) cpSync(stored, dataDir, { recursive: true });
  const settings = { code: E2E_SITE, port, dev: false };
  const siteEnv = {
    NODE_ENV: 'production' as const,
    FOOTBRIDGE_SECRET: E2E_SECRET,
    ...runEnvironment({ ...process.env, WORDPRESS_URL: wordPressUrl, DATA_DIR: dataDir }, settings),
    ...env,
  };
  const server = spawn(process.execPath, [serverFile(root), '--port', String(port)], {
    cwd: root,
    env: siteEnv,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'ignore',
  });
  for (const stream of onOutput ? [server.stdout, server.stderr] : [])
    stream?.setEncoding('utf8').on('data', onOutput ?? (() => undefined));
  const url = `http://127.0.0.1:${port}`;
  const get = (path: string) => fetch(url + path, { redirect: 'manual' });
  await untilAnswers(server, () => get('/robots.txt'));
  return {
    url,
    dataDir,
    get,
    async stop() {
      server.kill('SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
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
