import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOOPBACK, requireFreePort } from '../process/ports';
import { Problem } from '../process/problem';
import type { Exit, Supervisor, Variables } from '../process/supervisor';

export interface NextRequest {
  root: string;
  /** The Next project, where it is not the root. */
  directory?: string;
  port: number;
  dev: boolean;
  env: Variables;
  supervisor: Supervisor;
  /** How long it keeps an idle connection, ms; Next's 5 s without it. */
  keptAlive?: number;
  /** Gets what it prints once it answers; the terminal does, without it. */
  onOutput?: (text: string) => void;
}

export interface NextServer {
  url: string;
  /** Rejects with a Problem when Next ends by itself; otherwise pending for good. */
  failed: Promise<never>;
  /** Has somebody told each second that its event loop goes round. */
  onBeat(listener: () => void): void;
  /** Ends it at once. */
  kill(): void;
}

const READY_WITHIN_MS = 120_000;

/**
 * Starts Next and waits until it answers. Not through `faust start`, which leaves Next running when it is told to stop.
 */
export async function startNext({
  root,
  directory = root,
  port,
  dev,
  env,
  supervisor,
  keptAlive,
  onOutput = (text) => process.stdout.write(text),
}: NextRequest): Promise<NextServer> {
  // Asked again, because a build may lie between the first look and now; another program's answer would pass for ours.
  await requireFreePort(port);
  const url = `http://${LOOPBACK}:${port}`;
  let ready = false;
  let earlyOutput = '';
  let beat: () => void = () => undefined;
  const { exited, kill } = supervisor.start(
    process.execPath,
    [
      '--import',
      join(root, 'script/lib/process/leash.mjs'),
      join(root, 'node_modules/next/dist/bin/next'),
      ...(dev ? ['dev', '--webpack'] : ['start']),
      directory,
      '-p',
      String(port),
      '-H',
      LOOPBACK,
      ...(keptAlive ? ['--keepAliveTimeout', String(keptAlive)] : []),
    ],
    {
      cwd: root,
      env,
      leash: true,
      onBeat: () => beat(),
      // Told to end, `next dev` starts a process of its own that outlives it, telemetry off or not.
      stopSignal: dev ? 'SIGKILL' : 'SIGTERM',
      onOutput: (text) => {
        // Next's banner would come before ours, with addresses of its own.
        if (ready || dev) onOutput(text);
        else earlyOutput += text;
      },
    },
  );
  const failed = exited.then((exit): never => {
    throw new Problem(`${earlyOutput}The site's server ended by itself (${describeExit(exit)}): see above.`);
  });
  await Promise.race([waitForAnswer(url), failed]);
  ready = true;
  return { url, failed, onBeat: (listener) => void (beat = listener), kill };
}

function describeExit({ code, signal }: Exit): string {
  return signal ?? `exit code ${code}`;
}

/** Any answer counts: also the front page's 503 comes from a server that is up. */
async function waitForAnswer(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    try {
      await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(deadline - Date.now()) });
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Problem(`The site's server did not answer at ${url} within ${READY_WITHIN_MS / 1000} seconds.`);
}
