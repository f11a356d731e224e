import { describeChanges } from '@footbridge/embedded/schema/changes';
import type { Command } from '../tool/command';
import { readArguments, USAGE } from './arguments';
import { buildFirstPaint } from './first-paint';
import { types } from './types';

async function run(argv: string[]): Promise<void> {
  const args = readArguments(argv);
  const root = process.cwd();
  const isFine = await types(args, {
    root,
    secret: process.env.FAUST_SECRET_KEY,
    print: console.log,
    report: (changes) => console.log(describeChanges(changes)),
    // Loaded here, because an invalid query needs none of it.
    codegen: async (isCheck) => (await import('./codegen')).generateTypes(root, isCheck),
  });
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
