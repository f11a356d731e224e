/** A copy of what `npm run types` reads and writes, for each test of a file that imports this. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeChanges } from '@footbridge/embedded/schema/changes';
import { parseFlags } from '@footbridge/tools/process/flags';
import { FLAGS, readOptions } from '@footbridge/tools/types/main';
import { types } from '@footbridge/tools/types/types';

export const ROOT = join(__dirname, '../../../..');
/** What is written, by the command or by a test. */
const COPIED = [
  'schema.graphql',
  'possibleTypes.json',
  'fragments',
  'queries',
  ...globSync('packages/bridge/**/{queries,fragments}.ts', { cwd: ROOT }),
  'gql/field-types.json',
  'gql/blocks.ts',
  'docs/blocks.md',
  'docs/privacy.md',
  'packages/embedded/schema/base.graphql',
  'packages/plugin/footbridge/acf-json',
  'packages/plugin/footbridge/blocks',
];
/** What is only read. */
const LINKED = ['wp-templates', 'packages/plugin/footbridge/model.json', 'node_modules'];
export const GROUP = 'packages/plugin/footbridge/acf-json/group_facility_details.json';

/** The copy's folder, while a test runs. */
export let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'types-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(root, name));
});
afterEach(() => rmSync(root, { recursive: true }));

export const read = (name: string): string => readFileSync(join(root, name), 'utf8');
export const replace = (name: string, from: string, to: string): void =>
  writeFileSync(join(root, name), read(name).replaceAll(from, to));
export const rename = (): void => replace(GROUP, '"graphql_field_name": "postalCode"', '"graphql_field_name": "zip"');

/** The command without codegen: what it prints, and whether all is well. */
export async function run(...args: string[]): Promise<{ isFine: boolean; out: string; requested: boolean[] }> {
  const parsed = readOptions(parseFlags({ args, options: FLAGS }, '--help').values);
  const out: string[] = [];
  const requested: boolean[] = [];
  const isFine = await types(parsed, {
    root,
    print: (text) => out.push(text),
    report: (changes) => void out.push(describeChanges(changes)),
    codegen: async (isCheck) => void requested.push(isCheck),
  });
  return { isFine, out: out.join('\n'), requested };
}
