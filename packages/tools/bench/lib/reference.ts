import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { clearBuild, isBuiltFrom, writeStamp } from '../../build/stamp';
import { Problem } from '../../process/problem';
import type { Supervisor, Variables } from '../../process/supervisor';

/** Next's command line. */
export const NEXT = 'node_modules/next/dist/bin/next';

/** The Next projects below bench/ that our pages are measured beside. */
export type Reference = 'empty-next' | 'faust-scaffold';

/** Returns a hash of such a build's inputs: the locked packages, its own files, and its WordPress URL. */
function hashOf(root: string, name: Reference, env: Variables): string {
  const folder = join(root, 'bench', name);
  const own = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.d.ts'),
  );
  const files = own.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  const hash = createHash('sha256').update(env.NEXT_PUBLIC_WORDPRESS_URL ?? '');
  for (const file of [join(root, 'package-lock.json'), join(root, 'possibleTypes.json'), ...files])
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds one of them with the project's own Next, unless these versions are already built.
 * @param env for Faust's with NEXT_PUBLIC_WORDPRESS_URL, which must respond: the build renders its front page
 */
export async function buildReference(
  root: string,
  name: Reference,
  env: Variables,
  supervisor: Supervisor,
): Promise<void> {
  const folder = join(root, '.build/bench', name);
  const inputs = hashOf(root, name, env);
  if (isBuiltFrom(folder, inputs)) return;
  clearBuild(folder);
  console.error(`Building bench/${name} …`);
  let output = '';
  const args = [NEXT, 'build', '--webpack', join(root, 'bench', name)];
  const { code } = await supervisor.start(process.execPath, args, {
    cwd: root,
    env,
    onOutput: (text) => (output += text),
  }).exited;
  if (code !== 0) throw new Problem(`${output}\nbench/${name} could not be built: see above.`);
  writeStamp(folder, inputs);
}

/** Next stores pages rendered at run time among those of the build: an earlier run's would not be new to this one. */
export function forgetPages(root: string, name: Reference): void {
  const folder = join(root, '.build/bench', name);
  const builtAt = statSync(join(folder, 'inputs.sha256')).mtimeMs;
  for (const entry of readdirSync(join(folder, 'server'), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && statSync(file).mtimeMs > builtAt) rmSync(file);
  }
}
