import { describeChanges } from '@footbridge/embedded/schema/changes';
import { Problem } from '../process/problem';
import { defineCommand, type Values } from '../tool/command';
import { FLAGS, readOptions, USAGE } from './arguments';
import { buildFirstPaint } from './first-paint';
import { types } from './types';

async function run(values: Values<typeof FLAGS>): Promise<number> {
  const options = readOptions(values);
  const root = process.cwd();
  const isFine = await types(options, {
    root,
    secret: process.env.FAUST_SECRET_KEY,
    print: console.log,
    report: (changes) => console.log(describeChanges(changes)),
    // Loaded here, because an invalid query needs none of it.
    codegen: async (isCheck) => (await import('./codegen')).generateTypes(root, isCheck),
  }).catch((error: unknown) => {
    // These errors' messages are complete: a file, a WordPress, an option.
    throw new Problem(error instanceof Error ? error.message : String(error));
  });
  const isBuilt = isFine && buildFirstPaint(root, options.check);
  if (isFine && !isBuilt)
    console.log('packages/browser/number/first-paint.generated.ts is not of its rules. Run npm run types.');
  return isBuilt ? 0 : 1;
}

export const command = defineCommand({ usage: USAGE, flags: FLAGS, failed: 2, run });
