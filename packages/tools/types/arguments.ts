import { parseFlags } from '../process/flags';
import { Problem } from '../process/problem';

export interface TypesArguments {
  /** A WordPress to read; null: the schema is built from the repository. */
  from: string | null;
  /** Write nothing, and fail when something would change. */
  check: boolean;
  /** Rebuild the base first. */
  base: boolean;
}

export const USAGE = `Generates schema.graphql, possibleTypes.json, gql/, packages/bridge/gql/, brand.schema.json and the script of the first paint.

  npm run types                            from packages/embedded/schema/base.graphql and the plugin's model, without a WordPress
  npm run types -- --check                 writes nothing; fails when the files are not those of the model
  npm run types -- --from URL              from a running WordPress; prints what changed
  npm run types -- --from URL --check      writes nothing; fails when something changed, except page templates of the theme
  npm run types -- [--from URL] --base     rebuilds base.graphql first: that schema, or schema.graphql, without the model

FAUST_SECRET_KEY in the environment lets WordPress show its schema while public introspection is off; WORDPRESS_HEADERS
are sent to the address of --from.
Exit code: 0 done, 1 a query does not fit the schema or, with --check, something changed, 2 it could not be done.`;

const OPTIONS = {
  from: { type: 'string' },
  check: { type: 'boolean' },
  base: { type: 'boolean' },
} as const;

/** Parses the command line. @throws Problem for invalid arguments */
export function readArguments(argv: string[]): TypesArguments {
  const {
    from = null,
    check = false,
    base = false,
  } = parseFlags({ args: argv, options: OPTIONS }, 'npm run types -- --help').values;
  if (from !== null && !(/^https?:\/\//.test(from) && URL.canParse(from)))
    throw new Problem(`--from: "${from}" is no address. It begins with http:// or https://.`);
  if (base && check) throw new Problem('--base writes base.graphql, and --check writes nothing: give one of them.');
  return { from, check, base };
}
