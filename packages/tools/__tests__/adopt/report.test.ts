/** @jest-environment node */
/** The adoption report: its tables, on a terminal and as an HTML page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { FLAGS, readOptions } from '@footbridge/tools/adopt/main';
import { buildReport, type Findings } from '@footbridge/tools/adopt/build-report';
import { htmlPage } from '@footbridge/tools/adopt/html';
import { readInventory, readUses } from '@footbridge/tools/adopt/inventory';
import { fateOf } from '@footbridge/tools/adopt/sections/installation';
import { comparePageWords } from '@footbridge/tools/adopt/page-words';
import { countOf, type Level, type Report, terminalText } from '@footbridge/tools/adopt/report';
import { parseFlags } from '@footbridge/tools/process/flags';
import { createWordPress } from '@footbridge/tools/adopt/wordpress';
import type { Verdict } from '@footbridge/tools/adopt/crawl';

const recorded = (name: string): string => readFileSync(join(__dirname, 'recordings', name), 'utf8');
const WORDPRESS = 'https://cms.example.org';

/** What a real WordPress with the theme reviewers' content said. */
async function recordedFindings(): Promise<Findings> {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async (input) => new Response(recorded(String(input).includes('after=') ? 'texts.json' : 'inventory.json')),
    );
  const wordPress = createWordPress(WORDPRESS, 'x'.repeat(32));
  const [inventory, uses] = [await readInventory(wordPress), await readUses(wordPress)];
  jest.restoreAllMocks();
  const site = { fullName: 'Desert Hope' };
  return {
    wordPress: WORDPRESS,
    site,
    inventory,
    uses,
    missing: null,
    verdicts: [],
    skipped: 0,
  };
}

const verdict = (more: Partial<Verdict>): Verdict => ({
  path: '/a/',
  kind: 'post',
  wordPress: '200',
  site: '200',
  template: 'single',
  differences: [],
  words: null,
  isUnmarked: false,
  media: new Map(),
  ...more,
});
const cells = ({ sections }: Report, title: string): [Level, ...string[]][] =>
  (sections.find((section) => section.title === title)?.rows ?? []).map((one) => [one.level, ...one.cells]);
const words = comparePageWords(
  '<!--footbridge:block core/table--><p>one two</p><!--/footbridge:block--><!--footbridge:shortcode gallery--><p>three</p><!--/footbridge:shortcode-->',
  '<p>three</p>',
);

it('lists versions against their floors, plugins, types, menus and media of a recorded WordPress', async () => {
  const report = buildReport(await recordedFindings());
  expect(cells(report, 'Versions')).toContainEqual(
    expect.arrayContaining(['yellow', 'FaustWP', '1.5.0', '1.8.8', expect.stringContaining('sign-in stays closed')]),
  );
  expect(cells(report, 'Active plugins')).toContainEqual(['green', 'WPGraphQL', '2.20.0', 'works', expect.any(String)]);
  expect(cells(report, 'Post types and taxonomies')).toContainEqual([
    'info',
    'Posts',
    'post',
    '118',
    'single',
    'none compared',
  ]);
  expect(cells(report, 'Menus')).toContainEqual([
    'yellow',
    'primary (Primary)',
    'none',
    expect.stringContaining('choose a menu'),
  ]);
  expect(cells(report, 'Media hosts').map(([, host]) => host)).toContain('upload.wikimedia.org');
  expect(cells(report, 'Shortcodes')).toContainEqual([
    'yellow',
    '[simple]',
    '1',
    '1',
    '/post-format-standard/',
    'no plugin renders it: removed',
  ]);
  expect(countOf(report, 'red')).toBe(0);
});

it('measures blocks and shortcodes by the words that pages show, and sorts pages by harm', async () => {
  const findings = await recordedFindings();
  const report = buildReport({
    ...findings,
    verdicts: [
      verdict({ words, differences: [{ harm: 'title', level: 'red', text: 'another' }] }),
      verdict({
        path: '/lost/',
        site: '404',
        differences: [{ harm: 'status', level: 'red', text: '404 instead of 200' }],
      }),
      verdict({ path: '/builder/', isUnmarked: true }),
      verdict({ media: new Map([['cms.example.org', { total: 3, shown: 1 }]]) }),
    ],
  });
  const pages = cells(report, 'Pages that differ');
  expect(pages.map(([, address, harm]) => `${address} ${harm}`)).toEqual(['/lost/ (post) status', '/a/ (post) title']);
  expect(cells(report, 'Blocks')).toContainEqual(
    expect.arrayContaining(['red', 'core/table', '0.0 % of its 2 words shown']),
  );
  expect(cells(report, 'Shortcodes')).toContainEqual(
    expect.arrayContaining(['green', '[gallery]', '100.0 % of its 1 words shown']),
  );
  expect(cells(report, 'Media hosts')).toContainEqual([
    'red',
    'cms.example.org',
    '147',
    '1 of 3 shown',
    'served by the site',
  ]);
  expect(cells(report, 'Post types and taxonomies')[0]?.slice(-1)).toEqual(['4 compared, template single, 1 lost']);
  expect(report.summary.map(({ level, cells: [what] }) => `${level} ${what}`)).toEqual(
    expect.arrayContaining(['red Words in order', 'yellow Texts not compared']),
  );
});

it('says why the site’s pages could not be compared', async () => {
  const report = buildReport({ ...(await recordedFindings()), missing: 'The site cannot render this WordPress.' });
  expect(report.summary.map(({ level, cells: [what] }) => `${level} ${what}`)).toEqual(['red Pages of the site']);
});

it('lists on a terminal what is red or changes, the worst first', async () => {
  const report = buildReport({ ...(await recordedFindings()), verdicts: [verdict({ words, differences: [] })] });
  const lines = stripVTControlCharacters(terminalText(report)).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'Adoption of https://cms.example.org by Desert Hope',
    expect.stringContaining('red: visitors'),
  ]);
  expect(lines[lines.indexOf('Blocks') + 1]).toMatch(/^RED   core\/table · /);
  expect(lines.join('\n')).not.toContain('Active plugins');
});

it('is an HTML page that runs nothing of the WordPress that it describes', async () => {
  const findings = await recordedFindings();
  const html = htmlPage(
    buildReport({
      ...findings,
      verdicts: [
        verdict({
          path: '/<img src=x onerror=alert(1)>/',
          site: '<b>',
          differences: [{ harm: 'title', level: 'red', text: '"><script>alert(1)</script>' }],
        }),
      ],
    }),
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('data-label="what happens"');
});

it.each([
  ['wordpress-seo/wp-seo.php', 'works'],
  ['contact-form-7/wp-contact-form-7.php', 'replaced'],
  ['woocommerce/woocommerce.php', 'ignored'],
  ['wp-graphql-rank-math/plugin.php', 'ignored'],
  ['wpgraphql-acf/wpgraphql-acf.php', 'needed'],
  ['our-own/our-own.php', 'unknown'],
])('knows what happens to the plugin %s', (file, fate) => expect(fateOf(file).fate).toBe(fate));

it('reads its command line', () => {
  const read = (args: string[], env = {}) => readOptions(parseFlags({ args, options: FLAGS }, '--help').values, env);
  expect(read(['--wordpress', 'https://cms.example.org/blog/'])).toMatchObject({
    wordpress: 'https://cms.example.org/blog',
    limit: 500,
  });
  expect(read(['--all'], { WORDPRESS_URL: WORDPRESS })).toMatchObject({ wordpress: WORDPRESS, limit: Infinity });
  for (const args of [
    [],
    ['--wordpress', 'cms'],
    ['--wordpress', WORDPRESS, '--limit', '0'],
    ['--wordpres', WORDPRESS],
  ])
    expect(() => read(args)).toThrow(expect.objectContaining({ exitCode: 2 }));
  expect(() => read(['--wordpress', 'https://admin:hunter2@cms.example.org'])).toThrow(
    /^(?!.*hunter2).*WORDPRESS_HEADERS/,
  );
});
