/** A Redis for this run, configured as docs/redis.md requires, that can be killed, too. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { LOOPBACK } from '../../process/ports';

export interface MortalRedis {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

export function mortalRedis(port: number, folder: string): MortalRedis {
  let child: ChildProcess | undefined;
  return {
    url: `redis://${LOOPBACK}:${port}`,
    async start() {
      child = spawn(
        'redis-server',
        [
          '--port',
          String(port),
          '--bind',
          LOOPBACK,
          '--dir',
          folder,
          '--save',
          '',
          '--appendonly',
          'yes',
          '--appendfsync',
          'always',
        ],
        { stdio: ['ignore', 'pipe', 'ignore'] },
      );
      for await (const line of child.stdout ?? []) if (String(line).includes('Ready to accept connections')) break;
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
