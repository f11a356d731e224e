/** The built site as packages/bridge/server/main.ts serves it: it can be started, killed and restarted, and all its output is collected. */
import { setTimeout as sleep } from 'node:timers/promises';
import { serverFile } from '../build/server';
import { LOOPBACK } from './ports';
import { Problem } from './problem';
import { createSupervisor, type Started, type Variables } from './supervisor';

const READY_WITHIN_MS = 180_000;
/** The server lets its visitors finish first. */
const STOPPED_WITHIN_MS = 60_000;

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
  /** A folder with the files of an image, in place of the project's. */
  root?: string;
}

export function mortalServer(
  port: number,
  env: Variables,
  { nodeArguments = [], onOutput, root = process.cwd() }: MortalOptions = {},
): MortalServer {
  const url = `http://${LOOPBACK}:${port}`;
  const supervisor = createSupervisor(STOPPED_WITHIN_MS);
  let running: Started | undefined;
  let output = '';

  async function forgetWhenEnded(started: Started): Promise<void> {
    await started.exited;
    if (running === started) running = undefined;
  }

  return {
    url,
    output: () => output,
    pid: () => running?.pid,
    async start() {
      const from = output.length;
      const args = [...nodeArguments, serverFile(root), '--port', String(port)];
      const started = supervisor.start(process.execPath, args, {
        cwd: root,
        env,
        onOutput: (text) => {
          output += text;
          onOutput?.(text);
        },
      });
      running = started;
      void forgetWhenEnded(started);
      const deadline = Date.now() + READY_WITHIN_MS;
      while (Date.now() < deadline) {
        if (running !== started) throw new Problem(`The site's server ended by itself:\n${output.slice(-4000)}`);
        // A response may come from another program that took the port while this one was dead.
        const isOurs = output.slice(from).includes('listens at');
        const answer =
          isOurs && (await fetch(`${url}/api/visitor`, { signal: AbortSignal.timeout(10_000) }).catch(() => null));
        if (answer) return;
        await sleep(25);
      }
      throw new Problem(`The site's server did not respond within ${READY_WITHIN_MS / 1000} seconds.`);
    },
    async kill() {
      const ending = running;
      ending?.kill();
      await ending?.exited;
    },
    stop: async () => running?.end(),
  };
}
