/** The page for visitors and the code must agree. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORM_ACTIONS } from '@footbridge/shared/forms/names';
import { vendorIframePath } from '@footbridge/shared/vendors/events';
import { REPORTS_PATH } from '@footbridge/shared/errors/settings';
import { SUGGESTIONS_PATH } from '@footbridge/shared/suggestions';
import { VISITS_PER_SAMPLE, VITALS_PATH } from '@footbridge/shared/vitals';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/privacy.md'), 'utf8');
/** The code adds a cookie's prefix on https (packages/bridge/platform/request/cookie-names). */
const bare = (cell: string) => cell.replaceAll('`', '').replace(/^__(?:Host|Secure)-/, '');

/** The rows of the table below a heading, without its head. */
function table(heading: string): string[][] {
  const [, section = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const rows =
    section
      .split(/^#+ /m)[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|')) ?? [];
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const firstCells = (heading: string) => table(heading).flatMap(([names = '']) => names.split(', ').map(bare));

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|fixture)\.|__tests__/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

/** Names of elements, classes and ids in texts. */
const IN_TEXTS = [
  'footbridge-block',
  'footbridge-inner',
  'footbridge-pages-',
  'footbridge-payer',
  'footbridge-related',
];

/** Names of cookies and keys as the code writes them: 'footbridge-visit', `footbridge.draft.${…}`. */
const written = [
  ...new Set(
    ['packages/browser', 'components', 'packages/bridge']
      .flatMap((place) => (place.endsWith('.ts') ? [readFileSync(join(root, place), 'utf8')] : sourcesIn(place)))
      .flatMap((text) => [...text.matchAll(/['"`](footbridge[.-][a-z.-]+)/g)].map(([, name = '']) => name))
      .filter((name) => !IN_TEXTS.includes(name)),
  ),
];

const cookies = firstCells('Cookies');
const keys = firstCells('Storage');

describe('docs/privacy.md', () => {
  it('has every name in the code', () => {
    const named = [...cookies, ...keys];
    expect(written.length).toBeGreaterThan(12);
    expect(
      written.filter((name) => !named.some((known) => (/[.-]$/.test(name) ? known.startsWith(name) : known === name))),
    ).toEqual([]);
  });

  it('has the content, lifetime and purpose of each', () => {
    for (const row of [...table('Cookies'), ...table('Storage')])
      expect([row[0], row.filter((cell) => cell !== '').length]).toEqual([row[0], 5]);
  });

  it('has every address of this site that scripts request, and no other', () => {
    const requested = ['packages/browser', 'components']
      .flatMap(sourcesIn)
      .flatMap((text) =>
        [...text.matchAll(/['"`](\/api\/(?!faust\/auth\/logout)[a-z/-]+)/g)].map(([, path = '']) => path),
      );
    expect(firstCells('Requests').toSorted()).toEqual(
      [
        ...new Set([
          ...requested,
          ...Object.values(FORM_ACTIONS),
          vendorIframePath(''),
          REPORTS_PATH,
          SUGGESTIONS_PATH,
          VITALS_PATH,
        ]),
      ].toSorted(),
    );
  });

  it('has the share of visits that report page speed', () => {
    const [, when = ''] = table('Requests').find(([name = '']) => bare(name) === VITALS_PATH) ?? [];
    expect(when).toContain(`one visit in ${VISITS_PER_SAMPLE},`);
  });
});
