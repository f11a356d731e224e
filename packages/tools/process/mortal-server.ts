/** The built site as packages/bridge/server/main.ts serves it: it can be started, killed and restarted, and all its output is collected. */
import { serverFile } from '../build/server';
import { startServer, type StartedServer } from '../server/start-server';
import { LOOPBACK } from './ports';
import { createSupervisor, type Variables } from './supervisor';

/** The server lets its visitors finish first. */
const STOPPED_WITHIN_MS = 60_000;

export type MortalServer = ReturnType<typeof mortalServer>;

export interface MortalOptions {
  onOutput?: (text: string) => void;
  root?: string;
}

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
