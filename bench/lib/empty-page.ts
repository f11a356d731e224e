import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropStamp, isBuiltFrom, writeStamp } from '../../script/lib/build/stamp';
import { Problem } from '../../script/lib/process/problem';
import type { Supervisor, Variables } from '../../script/lib/process/supervisor';

/** Builds the empty page with the project's own Next, unless that was done with these versions already. */
export async function buildEmptyPage(root: string, env: Variables, supervisor: Supervisor): Promise<void> {
  const folder = join(root, '.build/bench/empty-next');
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'bench/empty-next/pages/index.tsx', 'bench/empty-next/next.config.ts']) {
    hash.update(readFileSync(join(root, file)));
  }
  const inputs = hash.digest('hex');
  if (isBuiltFrom(folder, inputs)) return;
  dropStamp(folder);
  console.log('Building the empty page …');
  let output = '';
  const args = [join(root, 'node_modules/next/dist/bin/next'), 'build', '--webpack', join(root, 'bench/empty-next')];
  const { code } = await supervisor.start(process.execPath, args, { cwd: root, env, onOutput: (text) => (output += text) }).exited;
  if (code !== 0) throw new Problem(`${output}\nThe empty page could not be built: see above.`);
  writeStamp(folder, inputs);
}
