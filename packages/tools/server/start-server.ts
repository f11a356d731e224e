import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOOPBACK, requireFreePort, nextFreePort } from '../process/ports';
import { Problem } from '../process/problem';
import type { Supervisor, Variables } from '../process/supervisor';
import { BROWSER_CONFIG, vite } from '../build/server';

interface ServerRequest {
  root: string;
  port: number;
  env: Variables;
  supervisor: Supervisor;
  path?: string;
  onReady?: (url: string) => void;
  /** Gets its output once it answers, early lines included; the terminal does, without it. */
  onOutput?: (text: string) => void;
}

export interface StartedServer {
  url: string;
  /** Rejects with a Problem when the server ends by itself; otherwise pending for good. */
  failed: Promise<never>;
}

const READY_WITHIN_MS = 120_000;

export async function startServer(
  { root, port, env, supervisor, path = '/', onReady, onOutput = (text) => process.stdout.write(text) }: ServerRequest,
  args: readonly string[],
): Promise<StartedServer> {
  // Checked again, because a build may lie between the first look and now; another program's answer would pass for ours.
  await requireFreePort(port);
  const url = `http://${LOOPBACK}:${port}`;
  let ready = false;
  let earlyOutput = '';
  const { exited } = supervisor.start(
    process.execPath,
    ['--import', join(__dirname, '../process/leash.mjs'), ...args],
    {
      cwd: root,
      env,
      leash: true,
      onOutput: (text) => {
        // Its first lines come after the summary, or say why it did not start.
        if (ready) onOutput(text);
        else earlyOutput += text;
      },
    },
  );
  const failed = exited.then(({ code, signal }): never => {
    throw new Problem(`${earlyOutput}The site's server ended by itself (${signal ?? `exit code ${code}`}): see above.`);
  });
  await Promise.race([waitForAnswer(url + path), failed]);
  onReady?.(url);
  ready = true;
  if (earlyOutput) onOutput(earlyOutput);
  earlyOutput = '';
  return { url, failed };
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

const FIRST_PORT = 5173;

/** Starts Vite's development server, which serves browser/ as it is edited and reloads pages. */
export async function startVite({ root, env, supervisor }: Pick<ServerRequest, 'root' | 'env' | 'supervisor'>) {
  const port = await nextFreePort(FIRST_PORT);
  const args = vite(root, ...BROWSER_CONFIG, '--port', String(port), '--clearScreen', 'false');
  const { exited } = supervisor.start(process.execPath, args, {
    cwd: root,
    env: { ...env, NODE_ENV: 'development' },
    onOutput: (text) => process.stdout.write(text),
  });
  const failed = exited.then(({ code }): never => {
    throw new Problem(`Vite's development server ended by itself (exit code ${code}): see above.`);
  });
  // It also ends when the site does not start, which is reported by itself.
  failed.catch(() => undefined);
  return { url: `http://${LOOPBACK}:${port}/browser/`, failed };
}
