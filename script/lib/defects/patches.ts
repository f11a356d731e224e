/** Planted defects: a patch each, with a header that describes what it breaks and which tests find it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Problem } from '../process/problem';

export const PATCH_FOLDER = 'script/lib/defects/patches';

/** The steps of `script/test` that a header may name. */
export const STEP_NAMES = [
  'types',
  'lint',
  'generated types',
  'unit tests',
  'plugin tests',
  'browser tests',
  'third parties',
  'leads, killed',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

const headerSchema = z.strictObject({
  Defect: z.string().regex(/\.$/, 'must be a sentence'),
  Step: z.enum(STEP_NAMES),
  Tests: z.string().optional(),
  Quick: z.enum(['yes', 'no']),
});

export interface Defect {
  name: string;
  /** Path of the patch below the root. */
  patch: string;
  /** The effect on a visitor or an editor. */
  sentence: string;
  /** The step of `script/test` that is known to find it. */
  step: StepName;
  /** Arguments that limit the step to the tests that find it. */
  tests: string[];
  /** Whether `script/test --quick` finds it. */
  isQuick: boolean;
}

/**
 * Reads the header of a patch: the lines before the diff.
 * @throws Problem that names the patch and what is wrong with its header
 */
export function readDefect(patch: string, text: string): Defect {
  const [header = ''] = text.split(/^diff --git /m);
  const lines = header.split('\n').filter((line) => line !== '');
  const fields = Object.fromEntries(lines.map((line) => [line.replace(/:.*$/, ''), line.replace(/^.*?: */, '')]));
  const parsed = headerSchema.safeParse(fields);
  if (!parsed.success)
    throw new Problem(
      `${patch}: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    );
  const { Defect: sentence, Step: step, Tests: tests = '', Quick: quick } = parsed.data;
  return {
    name: patch.replace(/^.*\/|\.patch$/g, ''),
    patch,
    sentence,
    step,
    tests: tests.split(/\s+/).filter(Boolean),
    isQuick: quick === 'yes',
  };
}

/** Every defect, by name. */
export function readDefects(root: string): Defect[] {
  const files = readdirSync(join(root, PATCH_FOLDER)).filter((file) => file.endsWith('.patch'));
  return files
    .toSorted()
    .map((file) => readDefect(`${PATCH_FOLDER}/${file}`, readFileSync(join(root, PATCH_FOLDER, file), 'utf8')));
}

/**
 * The defects that a command line names; all of them where it names none.
 * @throws Problem for a name that no patch has
 */
export function chooseDefects(defects: readonly Defect[], names: readonly string[]): Defect[] {
  const unknown = names.filter((name) => !defects.some((defect) => defect.name === name));
  if (unknown.length > 0) throw new Problem(`No patch of this name in ${PATCH_FOLDER}: ${unknown.join(', ')}`);
  return defects.filter(({ name }) => names.length === 0 || names.includes(name));
}
