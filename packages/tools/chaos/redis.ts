/** A Redis for this run, configured as docs/redis.md requires, that can be killed, too. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { LOOPBACK } from '../process/ports';

/** Of docs/redis.md: what was confirmed is on disk. */
const DURABLE = '--appendonly yes --appendfsync always'.split(' ');

export function mortalRedis(port: number, folder: string) {
  let child: ChildProcess | undefined;
  return {
    url: `redis://${LOOPBACK}:${port}`,
    async start(): Promise<void> {
      const args = ['--port', String(port), '--bind', LOOPBACK, '--dir', folder, '--save', '', ...DURABLE];
      child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
      for await (const line of child.stdout ?? []) if (String(line).includes('Ready to accept connections')) break;
    },
    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
