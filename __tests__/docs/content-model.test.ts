/** Applies the guide's edits in a copy, one by one: the guide must be complete. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeChanges, type Change } from '@footbridge/embedded/schema/changes';
import { readArguments } from '@footbridge/tools/types/arguments';
import { types } from '@footbridge/tools/types/types';

jest.setTimeout(120_000);

const ROOT = join(__dirname, '../..');
const guide = readFileSync(join(ROOT, 'docs/content-model.md'), 'utf8');
const edits = Array.from(guide.matchAll(/```diff\n([\s\S]*?)```/g), ([, diff = '']) => diff);
const named = [...new Set(Array.from(edits.join('').matchAll(/^--- a\/(.+)$/gm), ([, file = '']) => file))];
const READ = [
  'codegen.ts',
  'package.json',
  'tsconfig.json',
  'schema.graphql',
  'possibleTypes.json',
  'packages',
  'fragments',
  'queries',
  'wp-templates',
  'gql',
];

/** Fills the field in, and prints its kind in the form and its value in GraphQL. */
const EDIT_FIELD = `
  const { startEmbeddedWordPress } = require('./packages/embedded/server');
  const { fieldsOf } = require('./packages/embedded/fields/model');
  void (async () => {
    const wordpress = await startEmbeddedWordPress({ site: 'DSH', port: 0, frontendUrl: 'http://site.test' });
    const { edits } = wordpress;
    const { id, type } = edits.store().postsOfType('facility').find(({ status }) => status === 'publish');
    const values = { facilityDetails: { numberOfBeds: 48 } };
    edits.update({ id, type, values }, edits.store().user('editor'));
    const query = '{ facility: footbridgeFacility(id: "' + id + '", idType: DATABASE_ID) { details: footbridgeFacilityDetails { numberOfBeds } } }';
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify({ query }) };
    const { data } = await (await fetch(wordpress.url + '/graphql', sent)).json();
    const group = fieldsOf(type).find(({ name }) => name === 'facilityDetails');
    const field = group.fields.find(({ name }) => name === 'numberOfBeds');
    process.stdout.write(field.kind + ' ' + data.facility.details.numberOfBeds);
    await wordpress.close();
  })();`;

let copy = '';
const printed: string[] = [];

/** Runs the types as `npm run types` would. */
async function runTypes(): Promise<boolean> {
  const args = readArguments([]);
  const codegen = async (): Promise<void> => {
    const command = ['--import', 'tsx', 'node_modules/.bin/graphql-codegen', '--config', 'codegen.ts'];
    expect(spawnSync(process.execPath, command, { cwd: copy }).status).toBe(0);
  };
  const print = (text: string): void => void printed.push(text);
  const report = (changes: readonly Change[]): void => print(describeChanges(changes));
  return types(args, { root: copy, print, report, codegen });
}

/** Applies the guide's edits. Returns what did not fit. */
function edit(): string {
  return String(spawnSync('git', ['apply', '-'], { cwd: copy, input: edits.join('') }).stderr);
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'walk-'));
  for (const name of new Set([...READ, ...named])) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  for (const name of ['node_modules', 'site-config']) symlinkSync(join(ROOT, name), join(copy, name));
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('docs/content-model.md', () => {
  it('leads from a field in the plugin’s JSON to its type, by edits that fit the files', async () => {
    expect(named).toHaveLength(4);
    expect(edit()).toBe('');
    expect(await runTypes()).toBe(true);
    expect(printed.join('\n')).toContain('FacilityDetails.numberOfBeds');
    expect(readFileSync(join(copy, 'gql/graphql.ts'), 'utf8')).toMatch(
      /FacilityDetailsFieldsFragment = \{[^}]*numberOfBeds: number \| null/,
    );
  });

  it('needs nothing else for the field in the embedded WordPress: form, edits, GraphQL', () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', EDIT_FIELD], { cwd: copy });
    expect([String(stdout), String(stderr)]).toEqual(['number 48', '']);
  });
});
