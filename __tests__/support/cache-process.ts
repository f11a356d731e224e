/**
 * Processes with page caches, each on its own "machine": its own memory, disk and clock, the same build and WordPress.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { bundled } from '../../packages/tools/__tests__/bundle';

import type { CacheWork } from './cache-process-child';

export interface CacheProcess {
  /** Calls a function of cache-process-child.ts in it. @throws its error */
  call<What extends keyof CacheWork>(what: What, ...values: Parameters<CacheWork[What]>): Promise<unknown>;
  /** Returns its log output. */
  output(): string;
  isAlive(): boolean;
  /** Ends it; its disk stays for the next one with the same name. */
  end(): Promise<void>;
}

interface Options {
  /** Its disk; processes of one name share it. */
  machine: string;
  redis: string | undefined;
  build?: string;
  /** By how much its clock is ahead, ms. */
  clockAhead?: number;
}

interface Answer {
  id: number;
  value?: unknown;
  error?: string;
}

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'id' in message;

/**
 * Call once, at the top of a file. Returns functions that start a process (all are ended after each test) and that
 * return a machine's disk.
 */
export function cacheProcesses() {
  const program = bundled('__tests__/support/cache-process-child.ts');
  let folder = '';
  const running: CacheProcess[] = [];
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'machines-'))));
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.end()));
    rmSync(folder, { recursive: true, force: true });
  });

  const folderOf = (machine: string): string => path.join(folder, machine);

  const start = async ({ machine, redis, build = 'build-1', clockAhead = 0 }: Options): Promise<CacheProcess> => {
    const own = folderOf(machine);
    const built = path.join(folder, build);
    mkdirSync(built, { recursive: true });
    writeFileSync(path.join(built, 'BUILD_ID'), build);
    const { REDIS_URL: _none, NEXT_PHASE: _phase, ...env } = process.env;
    const child: ChildProcess = fork(program(), {
      env: {
        ...env,
        ...(redis && { REDIS_URL: redis }),
        NODE_ENV: 'test',
        NEXT_PUBLIC_SITE: 'DSH',
        WORDPRESS_URL: 'https://cms.example.org',
        DATA_DIR: path.join(own, 'data'),
        SERVER_FOLDER: path.join(built, 'server'),
        CLOCK_AHEAD: String(clockAhead),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // One for each question.
    child.setMaxListeners(0);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    const waiting = new Map<number, (answer: Answer) => void>();
    const isReady = once(child, 'message');
    child.on('message', (message) => isAnswer(message) && waiting.get(message.id)?.(message));
    let last = 0;
    const one: CacheProcess = {
      call(what, ...values) {
        const id = (last += 1);
        return new Promise((resolve, reject) => {
          waiting.set(id, ({ error, value }) => (error === undefined ? resolve(value) : reject(new Error(error))));
          child.once('exit', () => reject(new Error(`the process ended: ${output}`)));
          child.send({ id, what, values });
        });
      },
      output: () => output,
      isAlive: () => child.exitCode === null && child.signalCode === null,
      async end() {
        if (!one.isAlive()) return;
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      },
    };
    running.push(one);
    await isReady;
    return one;
  };

  /** One that knows what its Redis has. */
  const startReady = async (options: Options): Promise<CacheProcess> => {
    const one = await start(options);
    await one.call('ready');
    return one;
  };
  return { start, startReady, folderOf };
}
