import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../process/problem';
import type { Supervisor, Variables } from '../../process/supervisor';

/** Next's command line. */
export const NEXT = 'node_modules/next/dist/bin/next';

/** The Next projects beside this folder that our pages are measured beside. */
export type Reference = 'empty-next' | 'faust-scaffold';

export const referenceFolder = (name: Reference): string => `packages/tools/bench/${name}`;

/**
 * Builds one of them with the project's own Next. Always anew: Next stores pages rendered at run time among those of the
 * build.
 * @param env for Faust's with NEXT_PUBLIC_WORDPRESS_URL, which must respond: the build renders its front page
 */
export async function buildReference(
  root: string,
  name: Reference,
  env: Variables,
  supervisor: Supervisor,
): Promise<void> {
  rmSync(join(root, '.build/bench', name), { recursive: true, force: true });
  console.error(`Building ${name} …`);
  let output = '';
  const args = [NEXT, 'build', '--webpack', join(root, referenceFolder(name))];
  const { code } = await supervisor.start(process.execPath, args, {
    cwd: root,
    env,
    onOutput: (text) => (output += text),
  }).exited;
  if (code !== 0) throw new Problem(`${output}\n${name} could not be built: see above.`);
}
