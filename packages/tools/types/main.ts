import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Command } from '../tool/command';
import { readArguments, USAGE } from './arguments';
import { buildFirstPaint } from './first-paint';
import { types } from './types';

/** Generates the types of all queries, or checks them; the tool itself names each invalid query and its place. */
async function runCodegen(root: string, check: boolean): Promise<boolean> {
  const tool = dirname(createRequire(join(root, 'package.json')).resolve('@graphql-codegen/cli/package.json'));
  const args = [join(tool, 'esm', 'bin.js'), '--config', 'codegen.ts', ...(check ? ['--check'] : [])];
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
  return code === 0;
}

async function run(argv: string[]): Promise<void> {
  const args = readArguments(argv);
  const root = process.cwd();
  const codegen = (check: boolean): Promise<boolean> => runCodegen(root, check);
  const isFine = await types(args, { root, secret: process.env.FAUST_SECRET_KEY, print: console.log, codegen });
  const isBuilt = isFine && buildFirstPaint(root, args.check);
  if (isFine && !isBuilt)
    console.log('packages/browser/number/first-paint.generated.ts is not of its rules. Run npm run types.');
  process.exitCode = isBuilt ? 0 : 1;
}

export const command: Command = {
  usage: USAGE,
  run: (argv) =>
    run(argv).catch((error: unknown) => {
      // These errors' messages are complete: a file, a WordPress, an option.
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 2;
    }),
};
