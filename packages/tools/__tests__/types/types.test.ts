/** The whole of `npm run types`, in a copy of what it reads and writes. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUP, read, rename, replace, ROOT, root, run } from './copy';

jest.setTimeout(120_000);

describe('npm run types', () => {
  test('notices a vendor that docs/privacy.md does not have', async () => {
    replace('docs/privacy.md', '| Vimeo |', '| Video |');
    const { isFine, out } = await run('--check');
    expect(isFine).toBe(false);
    expect(out).toContain('docs/privacy.md');
  });

  test('finds the generated files to be those of the model', async () => {
    const { isFine, out } = await run('--check');
    expect(out).toBe('');
    expect(isFine).toBe(true);
  });

  test('fails at each query with a renamed field, by file, line and name', async () => {
    rename();
    const { isFine, out, requested } = await run();
    const file = 'fragments/facility-details.ts';
    const line =
      read(file)
        .split('\n')
        .findIndex((text) => text.trim() === 'postalCode') + 1;
    expect(isFine).toBe(false);
    expect(requested).toEqual([]);
    expect(out).toContain('breaking  FootbridgeFacilityDetails.postalCode was removed.');
    expect(out).toContain(
      `${file}:${line}:5 fragment FacilityAddressFields: Cannot query field "postalCode" on type "FootbridgeFacilityDetails".\n  Correct the name, or add the field to ${GROUP}.`,
    );
  });

  test.each([
    [
      'a copied query',
      'query GetCategory { __typename }',
      /There can be only one operation named "GetCategory"\.\n  It is in (?=.*queries\/copy\.ts)(?=.*wp-templates\/category\/template\.ts).* a name of its own/,
    ],
    [
      'an unknown fragment',
      'query GetCopy { page(id: 1) { ...VisitField } }',
      /^queries\/copy\.ts:1:43 query GetCopy: Unknown fragment "VisitField"\.\n  .*Did you mean "VisitFields"\?/m,
    ],
    ['a syntax error', 'query GetCopy { page(id: 1) {', /^queries\/copy\.ts:1:\d+ Syntax Error: Expected Name/m],
  ])('names the file of %s, and what mends it', async (_what, query, message) => {
    writeFileSync(join(root, 'queries/copy.ts'), `graphql(\`${query}\`)`);
    const { isFine, out, requested } = await run();
    expect([isFine, requested]).toEqual([false, []]);
    expect(out).toMatch(message);
  });

  test.each([
    ['no JSON', '"title":', '"title"', /JSON/],
    ['no description', '"description"', '"describe"', /: description: .*expected string/],
    ['an unknown place', '{heading}', '{head}', /footbridge\.plain: \{head\} is no attribute; there are heading,/],
  ])('names a block.json with %s', async (_what, from, to, message) => {
    const file = 'packages/plugin/footbridge/blocks/steps/block.json';
    replace(file, from, to);
    await expect(run()).rejects.toThrow(message);
    await expect(run()).rejects.toThrow(`${file}: `);
  });

  test('is done when the queries have followed', async () => {
    rename();
    for (const file of ['fragments/facility-details.ts', 'packages/bridge/pages/search/queries.ts'])
      replace(file, 'postalCode', 'zip');
    expect(await run()).toMatchObject({ isFine: true, requested: [false] });
    expect(read('schema.graphql')).toContain('  zip: String');
    expect(await run('--check')).toMatchObject({ isFine: true, requested: [true] });
  });

  test('--check names the files that are not generated from the model, and writes nothing', async () => {
    const before = read('schema.graphql');
    replace(GROUP, '"show_in_graphql": 1', '"show_in_graphql": 0');
    const { isFine, out } = await run('--check');
    expect(isFine).toBe(false);
    expect(out).toContain('schema.graphql');
    expect(read('schema.graphql')).toBe(before);
  });

  test.each([
    ['no JSON', '{ "key": "group_', /group_facility_details\.json: .*JSON/],
    ['an empty file', '', /group_facility_details\.json: .*JSON/],
    ['JSON that is no field group', '{ "fields": {} }', /group_facility_details\.json:[\s\S]*key[\s\S]*fields/],
    [
      'a field type that is unknown',
      '{ "key": "group_x", "title": "X", "fields": [{ "key": "field_x", "name": "x", "type": "txet" }] }',
      /group_facility_details\.json: field "x" .*"txet"/,
    ],
    [
      'a clone of itself',
      '{ "key": "group_x", "title": "X", "fields": [{ "key": "field_x", "name": "x", "type": "clone", "prefix_name": 1, "clone": ["group_x"] }] }',
      /group_facility_details\.json: clones come back/,
    ],
  ])('with %s names the file, and writes nothing', async (_what, text, message) => {
    const before = [read('schema.graphql'), read('possibleTypes.json'), read('packages/embedded/schema/base.graphql')];
    writeFileSync(join(root, GROUP), text);
    for (const args of [[], ['--check'], ['--base']]) await expect(run(...args)).rejects.toThrow(message);
    expect([read('schema.graphql'), read('possibleTypes.json'), read('packages/embedded/schema/base.graphql')]).toEqual(
      before,
    );
  });
});

describe('The command itself', () => {
  const command = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', join(ROOT, 'packages/tools/tool/main.ts'), 'types', ...args], {
      cwd: root,
      env: { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json') },
      encoding: 'utf8',
    });

  test('exits 1 with the field’s name when a query does not fit', () => {
    rename();
    const { status, stdout } = command();
    expect(stdout).toContain('postalCode');
    expect(status).toBe(1);
  });

  test('exits 2 with one line when WordPress does not respond', () => {
    const { status, stderr } = command('--from', 'http://127.0.0.1:1');
    expect(stderr).toMatch(/^http:\/\/127\.0\.0\.1:1\/index\.php\?graphql does not respond: .*\n$/);
    expect(status).toBe(2);
  });
});
