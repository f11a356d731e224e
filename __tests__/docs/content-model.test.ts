/** Applies the guides' edits in a copy, one by one: the guides must be complete, and their files well typed. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeChanges, type Change } from '@footbridge/embedded/schema/changes';
import { types } from '@footbridge/tools/types/types';

jest.setTimeout(120_000);

const ROOT = join(__dirname, '../..');
const read = (guide: string) => readFileSync(join(ROOT, 'docs', guide), 'utf8');
const [, field = '', postType = ''] = read('content-model.md').split(/^## (?=Add a |Types$)/m);
const blocks = read('blocks.md');
const editsIn = (section: string) =>
  Array.from(section.matchAll(/```diff\n([\s\S]*?)```/g), ([, diff = '']) => diff).join('');
const namedIn = (edits: string) => [...new Set(Array.from(edits.matchAll(/^--- a\/(.+)$/gm), ([, file = '']) => file))];
/** New files: the path in the heading, the text in the block below. */
const newFilesIn = (section: string) =>
  Array.from(
    section.matchAll(/^### [^\n]*`([^`]+)`\n[\s\S]*?```\w+\n([\s\S]*?)```/gm),
    ([, file = '', text = '']) => [file, text] as const,
  );
const READ = [
  'faust.config.js',
  'components',
  'pages',
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

/** Prints the HTML of the guide's blocks. */
const SHOW_BLOCKS = `
  const { createElement } = require('react');
  const { renderToStaticMarkup } = require('react-dom/server');
  const { blocks } = require('./components/blocks/registry');
  const { acmeHero } = require('./components/blocks/AcmeHero');
  const { acfTeam } = require('./components/blocks/AcfTeam');
  const draw = (block, attributes) =>
    renderToStaticMarkup(createElement(block.Block, { attributes: block.attributes.parse(attributes), data: null }, 'Inner'));
  process.stdout.write([
    draw(blocks['footbridge/opening-hours'], { hours: '9 to 5' }),
    draw(acmeHero, { isDark: true }),
    draw(acfTeam, { heading: null, members: [{ id: 1, type: 'contributor', title: 'Elena Marsh' }] }),
    acfTeam.attributes.safeParse({ members: false }).success,
  ].join('\\n'));`;

let copy = '';
const printed: string[] = [];

/** Runs the types as `npm run types` would; queries' own types, which take longest, only where they are looked at. */
async function runTypes(hasQueries = true): Promise<boolean> {
  const codegen = async (): Promise<void> => {
    if (!hasQueries) return;
    const command = ['--import', 'tsx', 'node_modules/.bin/graphql-codegen', '--config', 'codegen.ts'];
    expect(spawnSync(process.execPath, command, { cwd: copy }).status).toBe(0);
  };
  const print = (text: string): void => void printed.push(text);
  const report = (changes: readonly Change[]): void => print(describeChanges(changes));
  return types({ from: null, check: false, base: false }, { root: copy, print, report, codegen });
}

/** Applies edits of the guide. Returns what did not fit. */
function edit(edits: string): string {
  return String(spawnSync('git', ['apply', '-'], { cwd: copy, input: edits }).stderr);
}

function writeNew(section: string): void {
  for (const [file, text] of newFilesIn(section)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
}

/** Runs a script in the copy. */
const runScript = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: copy,
    env: { ...process.env, FOOTBRIDGE_SECRET: '0123456789abcdef0123456789abcdef', SITE: 'DSH' },
  });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'walk-'));
  const filter = (file: string) => !/\/(?:vendor|__tests__)$/.test(file);
  for (const name of READ) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter });
  for (const name of ['node_modules', 'site-config']) symlinkSync(join(ROOT, name), join(copy, name));
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('docs/content-model.md', () => {
  it('leads from a field in the plugin’s JSON to its type, by edits that fit the files', async () => {
    expect(namedIn(editsIn(field))).toHaveLength(4);
    expect(edit(editsIn(field))).toBe('');
    expect(await runTypes(false)).toBe(true);
    expect(printed.join('\n')).toContain('FacilityDetails.numberOfBeds');
  });

  it('needs nothing else for the field in the embedded WordPress: form, edits, GraphQL', () => {
    const { stdout, stderr } = runScript('-e', EDIT_FIELD);
    expect([String(stdout), String(stderr)]).toEqual(['number 48', '']);
  });

  it('leads from a post type in model.json to its pages, sitemap, feed and search results, in seven files', async () => {
    expect(namedIn(editsIn(postType)).length + newFilesIn(postType).length).toBe(7);
    expect(edit(editsIn(postType))).toBe('');
    writeNew(postType);
    expect(await runTypes()).toBe(true);
    expect(readFileSync(join(copy, 'gql/graphql.ts'), 'utf8')).toMatch(
      /FacilityDetailsFieldsFragment = \{[^}]*numberOfBeds: number \| null/,
    );
    mkdirSync(join(copy, '__tests__/docs'), { recursive: true });
    cpSync(join(__dirname, 'show-events.ts'), join(copy, '__tests__/docs/show-events.ts'));
    const { stdout, stderr } = runScript('__tests__/docs/show-events.ts');
    expect(String(stderr)).toBe('');
    const { problems, pages, search, sitemap, feed } = JSON.parse(String(stdout).trim().split('\n').at(-1) ?? '');
    expect(problems).toEqual([]);
    const [single, archive, term] = ['/events/open-house/', '/events/', '/event-types/visits/'].map(
      (path) => pages[path],
    );
    expect([single.template, archive.template, term.template]).toEqual(['single-event', 'archive-event', 'taxonomy']);
    expect(single.html).toMatch(
      /June 13, 2026.*front desk.*walk through.*physicians.*Desert Hope Treatment Center<\/a>/,
    );
    expect(archive.html).toMatch(/href="\/events\/open-house\/">Open House<.*June 13, 2026/);
    expect(term.html).toMatch(/<h1[^>]*>Visits<.*href="\/events\/open-house\/"/);
    const described = single.data[0]['@graph'].find((node: { '@type': string }) => node['@type'] === 'Event');
    expect(described).toMatchObject({
      name: 'Open House',
      startDate: '2026-06-13',
      location: { name: 'Main building, front desk' },
    });
    expect(search.html).toMatch(/One result.*href="\/events\/open-house\/"/);
    expect(sitemap).toContain('/events/open-house/</loc>');
    expect(feed).toMatch(/<title>Events – .*<title>Open House<\/title>/s);
  });
});

describe('docs/blocks.md', () => {
  it('leads to a block in two files and two lines, and to those of other plugins', async () => {
    expect(edit(editsIn(blocks))).toBe('');
    writeNew(blocks);
    expect(await runTypes(false)).toBe(true);
    const { stdout, stderr } = runScript('-e', SHOW_BLOCKS);
    expect(String(stderr)).toBe('');
    const [own, foreign, acf, isAccepted] = String(stdout).split('\n');
    expect(own).toMatch(/^<div[^>]*>9 to 5<\/div>$/);
    expect(foreign).toMatch(/data-tone="deep".*Inner/);
    expect(acf).toMatch(/<li>Elena Marsh<\/li>/);
    expect(isAccepted).toBe('false');
  });
});

test('the guides’ files and edits are well typed', () => {
  const files = [field, postType, blocks].flatMap((section) => [
    ...namedIn(editsIn(section)),
    ...newFilesIn(section).map(([file]) => file),
  ]);
  const compilerOptions = { incremental: false };
  const config = {
    extends: './tsconfig.json',
    compilerOptions,
    include: [],
    files: files.filter((file) => /tsx?$/.test(file)),
  };
  writeFileSync(join(copy, 'tsconfig.guides.json'), JSON.stringify(config));
  const command = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.guides.json'];
  expect(String(spawnSync(process.execPath, command, { cwd: copy }).stdout)).toBe('');
});
