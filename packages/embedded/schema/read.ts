import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { groupFileSchema } from './acf/json';
import type { Model } from './build';
import { declarationSchema } from './declaration';

function readJson<T>(file: string, schema: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const read = schema.safeParse(json);
  if (!read.success)
    throw new Error(
      `${file}:\n${read.error.issues.map(({ path, message }) => `  - ${placeIn(json, path)}: ${message}`).join('\n')}`,
    );
  return read.data;
}

function placeIn(json: unknown, path: readonly PropertyKey[]): string {
  let words = '';
  // The schema of a file reads one group as a list.
  let at: unknown = typeof path[0] === 'number' ? [json].flat() : json;
  for (const step of path) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
    words += typeof step === 'number' ? `[${step}]` : `${words && '.'}${String(step)}`;
    const { name, key } = Object(at);
    if (typeof name === 'string' && name) words += ` "${name}"${key ? ` (${key})` : ''}`;
  }
  return words;
}

/** Returns the model in a plugin's folder: model.json and acf-json/*.json. Errors name the file and the place. */
export function readModel(folder: string): Model {
  const acfFolder = join(folder, 'acf-json');
  const files = readdirSync(acfFolder)
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  return {
    declaration: readJson(join(folder, 'model.json'), declarationSchema),
    groups: files.flatMap((name) =>
      readJson(join(acfFolder, name), groupFileSchema).map((group) => ({ ...group, file: `acf-json/${name}` })),
    ),
  };
}
