import { BROWSER_CONFIG, vite } from '../build/server';
import { LOOPBACK, nextFreePort } from '../process/ports';
import { Problem } from '../process/problem';
import type { Supervisor, Variables } from '../process/supervisor';

const FIRST_PORT = 5173;

interface ViteOptions {
  root: string;
  env: Variables;
  supervisor: Supervisor;
}

/** Starts Vite's development server, which serves browser/ as it is edited and reloads pages. */
export async function startVite({ root, env, supervisor }: ViteOptions) {
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
