/** The built site as packages/bridge/server/main.ts serves it: it can be started, killed and restarted, and all its output is collected. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverFile } from '../build/server';
import { LOOPBACK } from './ports';
import { Problem } from './problem';
import type { Variables } from './supervisor';

const READY_WITHIN_MS = 180_000;

export interface MortalServer {
  url: string;
  /** Resolves when it responds. */
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** As an operator stops it. */
  stop(): Promise<void>;
  output: () => string;
  /** While it runs. */
  pid(): number | undefined;
}

export interface MortalOptions {
  /** Arguments of Node itself, such as a memory limit. */
  nodeArguments?: readonly string[];
  /** Gets every piece of output, of both streams. */
  onOutput?: (text: string) => void;
}

export function mortalServer(
  port: number,
  env: Variables,
  { nodeArguments = [], onOutput }: MortalOptions = {},
): MortalServer {
  const url = `http://${LOOPBACK}:${port}`;
  let child: ChildProcess | undefined;
  let output = '';

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  return {
    url,
    output: () => output,
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    async start() {
      const from = output.length;
      child = spawn(process.execPath, [...nodeArguments, serverFile(process.cwd()), '--port', String(port)], {
        env: { NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          onOutput?.(text);
        });
      }
      const deadline = Date.now() + READY_WITHIN_MS;
      while (Date.now() < deadline) {
        if (child.exitCode !== null) throw new Problem(`The site's server ended by itself:\n${output.slice(-4000)}`);
        // A response may come from another program that took the port while this one was dead.
        const isOurs = output.slice(from).includes('listens at');
        const answer =
          isOurs && (await fetch(`${url}/api/visitor`, { signal: AbortSignal.timeout(10_000) }).catch(() => null));
        if (answer) return;
        await sleep(25);
      }
      throw new Problem(`The site's server did not respond within ${READY_WITHIN_MS / 1000} seconds.`);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
