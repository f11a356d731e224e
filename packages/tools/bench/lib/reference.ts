import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../process/problem';
import type { Supervisor, Variables } from '../../process/supervisor';

/** Next's command line. */
export const NEXT = 'node_modules/next/dist/bin/next';

export const EMPTY_FOLDER = 'packages/tools/bench/empty-next';

/** Builds the empty site with the project's own Next. */
export async function buildEmpty(root: string, env: Variables, supervisor: Supervisor): Promise<void> {
  rmSync(join(root, '.build/bench/empty-next'), { recursive: true, force: true });
  console.error('Building the empty site …');
  let output = '';
  const args = [NEXT, 'build', '--webpack', join(root, EMPTY_FOLDER)];
  const { code } = await supervisor.start(process.execPath, args, {
    cwd: root,
    env,
    onOutput: (text) => (output += text),
  }).exited;
  if (code !== 0) throw new Problem(`${output}\nThe empty site could not be built: see above.`);
}
