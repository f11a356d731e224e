import { join } from 'node:path';
import { printSchema } from 'graphql';
import { findProblems } from '@footbridge/embedded/schema/acf/problems';
import { findDeclarationProblems } from '@footbridge/embedded/schema/model/problems';
import { buildModelSchema, type Model } from '@footbridge/embedded/schema/build';
import { describeChanges, findChanges, isSameModel, type Change } from '@footbridge/embedded/schema/changes';
import { withWordPressHeaders } from '@footbridge/bridge/wordpress/upstream/send';
import { introspect } from '@footbridge/embedded/schema/introspect';
import { readModel } from '@footbridge/embedded/schema/read';
import { subtractModel } from '@footbridge/embedded/schema/subtract';
import { Problem } from '../process/problem';
import type { TypesOptions } from './main';
import { BASE, filesOf, PLUGIN, presentSchema, readText, staleFiles, writeFiles } from './files';
import { findMisfits } from './misfits';

interface QuerySurroundings {
  root: string;
  print(text: string): void;
  codegen(isCheck: boolean): Promise<void>;
}

export interface Surroundings extends QuerySurroundings {
  secret?: string;
  report(changes: readonly Change[]): Promise<void> | void;
}

const SHOWN = 40;

function shorten(text: string): string {
  const lines = text.split('\n');
  return lines.length > SHOWN
    ? [...lines.slice(0, SHOWN), `… and ${lines.length - SHOWN} more lines`].join('\n')
    : text;
}

/** The next run without this WordPress would overwrite its different model: print a warning. */
function warnOfOtherModel({ print }: Surroundings, live: string, built: string): void {
  const changes = findChanges(live, built);
  if (changes.length === 0) return;
  print(`
npm run types without --from goes by ${PLUGIN}, and would make of this WordPress's schema:

${shorten(describeChanges(changes))}

Fields that were changed in wp-admin: bring the files of ${PLUGIN}/acf-json from that WordPress. What other plugins
bring: npm run types -- --from URL --base`);
}

async function typeQueries(
  { root, print, codegen }: QuerySurroundings,
  sdl: string,
  isCheck: boolean,
): Promise<boolean> {
  const misfits = findMisfits(root, sdl, readModel(join(root, PLUGIN)).groups);
  if (misfits.length === 0) await codegen(isCheck);
  else print(`${misfits.join('\n')}\nUntil then the types stay as they were.`);
  return misfits.length === 0;
}

async function check(surroundings: Surroundings, sdl: string, model: Model): Promise<boolean> {
  const stale = staleFiles(surroundings.root, filesOf(surroundings.root, sdl, model));
  if (stale.length > 0)
    surroundings.print(`Not generated from the model in ${PLUGIN}: ${stale.join(', ')}. Run npm run types.`);
  return (await typeQueries(surroundings, sdl, true)) && stale.length === 0;
}

export function readSoundModel(root: string): Model {
  const model = readModel(join(root, PLUGIN));
  const problems = [
    ...findDeclarationProblems(model.declaration).map((text) => `model.json: ${text}`),
    ...findProblems(model.groups),
  ];
  if (problems.length > 0) throw new Problem(listed(problems));
  return model;
}

const listed = (problems: readonly string[]): string =>
  `${PLUGIN} is not sound; nothing was written:\n${problems.map((text) => `  - ${text}`).join('\n')}`;

export function buildSound(base: string, model: Model): { sdl: string; mistakes: string[]; remarks: string[] } {
  if (!base) throw new Problem(`${BASE} is missing. Create it with npm run types -- --base`);
  const [mistakes, remarks]: [string[], string[]] = [[], []];
  const schema = buildModelSchema(base, model, (text, isHarmless = false) =>
    (isHarmless ? remarks : mistakes).push(text),
  );
  return { sdl: printSchema(schema), mistakes, remarks };
}

export function queryTypes(surroundings: QuerySurroundings): Promise<boolean> {
  const sdl = presentSchema(surroundings.root);
  writeFiles(surroundings.root, filesOf(surroundings.root, sdl, readModel(join(surroundings.root, PLUGIN))));
  return typeQueries(surroundings, sdl, false);
}

export async function types(
  { from, check: isCheck, base }: TypesOptions,
  surroundings: Surroundings,
): Promise<boolean> {
  const { root, print } = surroundings;
  const model = readSoundModel(root);
  const present = presentSchema(root);
  const live = from
    ? await introspect(from, surroundings.secret, (address, init = {}) => fetch(address, withWordPressHeaders(init)))
    : null;
  const baseText = base ? subtractModel(live ?? present, model) : readText(root, BASE);
  const { sdl: built, mistakes, remarks } = buildSound(baseText, model);
  // A live WordPress may have what the base does not have yet: then both are distinguished below.
  if (mistakes.length > 0 && !live) throw new Problem(listed(mistakes));
  for (const text of [...mistakes, ...remarks]) print(text);
  if (base) writeFiles(root, new Map([[BASE, baseText]]));
  if (isCheck && !live) return check(surroundings, built, model);
  const changes = findChanges(present, live ?? built);
  if (!isCheck) writeFiles(root, filesOf(root, live ?? built, model));
  await surroundings.report(changes);
  if (isCheck) return isSameModel(changes);
  if (live) warnOfOtherModel(surroundings, live, built);
  return typeQueries(surroundings, live ?? built, false);
}
