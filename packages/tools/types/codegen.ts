import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { once } from 'node:events';

/** Generates the types of all queries, or checks them; the tool itself names each invalid query and its place. */
export async function runCodegen(root: string, check: boolean): Promise<boolean> {
  const tool = dirname(createRequire(join(root, 'package.json')).resolve('@graphql-codegen/cli/package.json'));
  const args = [join(tool, 'esm', 'bin.js'), '--config', 'codegen.ts', ...(check ? ['--check'] : [])];
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
  return code === 0;
}
