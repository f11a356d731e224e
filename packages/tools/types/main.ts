import { describeChanges } from '@footbridge/embedded/schema/changes';
import { Problem, UsageError } from '../process/problem';
import { defineCommand, type Values } from '../tool/command';
import { buildFirstPaint } from './first-paint';
import { types } from './types';
import { readUrl } from '../process/flags';

export type TypesOptions = ReturnType<typeof readOptions>;

export const USAGE = `Generates schema.graphql, possibleTypes.json, gql/, packages/bridge/gql/, brand.schema.json and the script of the first paint.

  npm run types                            from packages/embedded/schema/base.graphql and the plugin's model, without a WordPress
  npm run types -- --check                 writes nothing; fails when the files are not those of the model
  npm run types -- --from URL              from a running WordPress; prints what changed
  npm run types -- --from URL --check      writes nothing; fails when something changed, except page templates of the theme
  npm run types -- [--from URL] --base     rebuilds base.graphql first: that schema, or schema.graphql, without the model

FAUST_SECRET_KEY in the environment lets WordPress show its schema while public introspection is off; WORDPRESS_HEADERS
are sent to the address of --from.
Exit code: 0 done, 1 a query does not fit the schema or, with --check, something changed, 2 it could not be done.`;

export const FLAGS = { from: { type: 'string' }, check: { type: 'boolean' }, base: { type: 'boolean' } } as const;

/** Returns, as `from`, a WordPress to read; with null the schema is built from the repository. */
export function readOptions({ from, check = false, base = false }: Values<typeof FLAGS>) {
  if (base && check) throw new UsageError('--base writes base.graphql, and --check writes nothing: give one of them.');
  return { from: from === undefined ? null : readUrl(from, '--from'), check, base };
}

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
