/**
 * `npm run types`: generates schema.graphql, possibleTypes.json and gql/ from the content model, or from a WordPress, and the inline
 * script of the first paint from its rules.
 */
import { readArguments, USAGE } from './arguments';
import { runCodegen } from './codegen';
import { buildFirstPaint } from './first-paint';
import { types } from './types';

async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  if (args === 'help') {
    console.log(USAGE);
    return;
  }
  const root = process.cwd();
  const codegen = (check: boolean): Promise<boolean> => runCodegen(root, check);
  const isFine = await types(args, { root, secret: process.env.FAUST_SECRET_KEY, print: console.log, codegen });
  const isBuilt = isFine && buildFirstPaint(root, args.check);
  if (isFine && !isBuilt)
    console.log('visitor/number/first-paint.generated.ts is not of its rules. Run npm run types.');
  process.exitCode = isBuilt ? 0 : 1;
}

main().catch((error: unknown) => {
  // These errors' messages are complete: a file, a WordPress, an option.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
