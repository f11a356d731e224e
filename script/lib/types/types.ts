import { join } from 'node:path';
import { printSchema } from 'graphql';
import { buildModelSchema, type Model } from '@/wordpress/schema/build';
import { describeChanges, findChanges } from '@/wordpress/schema/changes';
import { compareTypes, describeDifferences } from '@/wordpress/schema/compare';
import { introspect } from '@/wordpress/schema/introspect';
import { readModel } from '@/wordpress/schema/read';
import { subtractModel } from '@/wordpress/schema/subtract';
import type { TypesArguments } from './arguments';
import { BASE, filesOf, PLUGIN, presentSchema, readText, staleFiles, writeFiles } from './files';
import { findMisfits } from './queries';

export interface Surroundings {
  /** The project's folder. */
  root: string;
  secret?: string;
  print(text: string): void;
  /** Makes or checks gql/; false when a query does not fit. */
  codegen(check: boolean): Promise<boolean>;
}

const SHOWN = 40;

function shorten(text: string): string {
  const lines = text.split('\n');
  return lines.length > SHOWN ? [...lines.slice(0, SHOWN), `… and ${lines.length - SHOWN} more lines`].join('\n') : text;
}

/** A WordPress that has another model than the repository would be overwritten by the next run without it: say so. */
function tellOtherModel({ print }: Surroundings, live: string, built: string): void {
  const { total, different } = compareTypes(live, built);
  if (different.length === 0) return;
  print(`
${different.length} of ${total} types are not what ${PLUGIN} gives ("-" that WordPress has it, "+" that the plugin's JSON has it):

${shorten(describeDifferences(different))}

npm run types without --from goes by the JSON. Fields that were changed in wp-admin: bring the files of
${PLUGIN}/acf-json from that WordPress. What other plugins bring: npm run types -- --from URL --base`);
}

/** Makes or checks the types of the queries, which have to fit first: each place that does not is named. */
async function typeQueries({ root, print, codegen }: Surroundings, sdl: string, isCheck: boolean): Promise<boolean> {
  const misfits = findMisfits(root, sdl);
  if (misfits.length === 0) return codegen(isCheck);
  print(`\n${misfits.join('\n')}\n\n${misfits.length} places of queries do not fit the schema; gql/ stays as it was.`);
  return false;
}

async function check(surroundings: Surroundings, sdl: string): Promise<boolean> {
  const stale = staleFiles(surroundings.root, filesOf(surroundings.root, sdl));
  if (stale.length > 0) surroundings.print(`Not made from the model in ${PLUGIN}: ${stale.join(', ')}. Run npm run types.`);
  return (await typeQueries(surroundings, sdl, true)) && stale.length === 0;
}

const build = (root: string, model: Model, note: (text: string) => void): string => {
  const base = readText(root, BASE);
  if (!base) throw new Error(`${BASE} is missing. Make it with npm run types -- --base`);
  return printSchema(buildModelSchema(base, model, note));
};

/**
 * Makes the generated files, or checks them. False when a query does not fit the schema or, with --check, when
 * something would change. Throws what a person has to mend: JSON that is none, a WordPress that does not answer.
 */
export async function types({ from, check: isCheck, base }: TypesArguments, surroundings: Surroundings): Promise<boolean> {
  const { root, print } = surroundings;
  const model = readModel(join(root, PLUGIN));
  const present = presentSchema(root);
  const live = from ? await introspect(from, surroundings.secret) : null;
  if (base) writeFiles(root, new Map([[BASE, subtractModel(live ?? present, model)]]));
  const built = build(root, model, print);
  if (isCheck && !live) return check(surroundings, built);
  const changes = findChanges(present, live ?? built);
  print(describeChanges(changes));
  if (isCheck) return changes.length === 0;
  writeFiles(root, filesOf(root, live ?? built));
  if (live) tellOtherModel(surroundings, live, built);
  return typeQueries(surroundings, live ?? built, false);
}
