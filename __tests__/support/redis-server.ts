/** A Redis of the test's own, from Debian's package (script/test installs it), with its append-only file in a folder that goes with it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { linksState, redisLink } from '@footbridge/bridge/platform/redis/link';
import { nextFreePort } from '@footbridge/tools/process/ports';

export const hasRedis = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

export interface RedisServer {
  url: string;
  /** Like a machine that loses power. */
  kill(): Promise<void>;
  /** Once more, with what was written. */
  start(): Promise<void>;
  /** Accepts connections without responding, until resumed. */
  hang(): void;
  goOn(): void;
  stop(): Promise<void>;
}

async function untilReady(server: ChildProcess): Promise<void> {
  for await (const line of server.stdout ?? []) if (String(line).includes('Ready to accept connections')) return;
  throw new Error('redis-server ended before it was ready');
}

/** @param settings as on redis-server's command line; the default is docs/redis.md's */
export async function startRedis(settings = ['--appendonly', 'yes', '--appendfsync', 'always']): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-redis-'));
  const port = await nextFreePort(22_000 + (process.pid % 500) * 10);
  let server: ChildProcess;
  const start = async () => {
    server = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...settings],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    await untilReady(server);
    server.stdout?.resume();
  };
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    hang: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends this process's link with its Redis, so that the next test begins without one. */
export async function leaveRedis(): Promise<void> {
  await redisLink()?.close();
  linksState.value?.clear();
  delete process.env.REDIS_URL;
}

/** As `describe`, skipped where there is no Redis; script/test says so. */
export const describeRedis = (name: string, tests: () => void): void =>
  (hasRedis ? describe : describe.skip)(name, tests);

/**
 * Starts a Redis for each test of a file, and ends it. Call it once, at the top.
 * @param isOwn whether this process uses it, too, as REDIS_URL
 */
export function redisPerTest({ settings, isOwn = false }: { settings?: string[]; isOwn?: boolean } = {}): RedisServer {
  let server: RedisServer | undefined;
  const started = (): RedisServer => {
    if (!server) throw new Error('there is no redis-server');
    return server;
  };
  beforeEach(async () => {
    if (!hasRedis) return;
    server = await startRedis(settings);
    if (isOwn) process.env.REDIS_URL = server.url;
  });
  afterEach(async () => {
    if (isOwn) await leaveRedis();
    await server?.stop();
  });
  return {
    get url() {
      return started().url;
    },
    kill: () => started().kill(),
    start: () => started().start(),
    hang: () => started().hang(),
    goOn: () => started().goOn(),
    stop: () => started().stop(),
  };
}
