import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { EVIDENCE, parseEvidence, type Checked } from '@/script/lib/acr/evidence';
import { adherenceOf } from '@/script/lib/acr/level';
import { readCatalog } from '@/script/lib/acr/catalog';
import { reportOf } from '@/script/lib/acr/report';
import { siteOf } from '@/site-config/brands';

const yaml = readFileSync(EVIDENCE, 'utf8');
/** Returns the evidence with an edit, as a person could write it. */
const edited = (edit: (evidence: ReturnType<typeof parseEvidence>) => void) => {
  const evidence = parse(yaml);
  edit(evidence);
  return parseEvidence(stringify(evidence));
};
const done = (...results: Checked[]) => edited(({ checks }) => Object.assign(checks.voice ?? {}, { done: results }));
const checked: Checked = { sites: ['DSH'], date: '2026-11-20', name: 'Ann Lee' };

describe('a criterion with a manual check', () => {
  const criterion = { tests: ['keyboard'], manual: ['voice'] };
  const levelOf = (code: string, ...results: Checked[]) => adherenceOf(criterion, done(...results), code);

  it('does not say "supports" before the check has a date and a name', () => {
    expect(levelOf('DSH', { sites: 'all', date: null, name: null })).toMatchObject({
      level: 'not-evaluated',
      notes: 'Tests: “can be used by keyboard”. Manual check “voice”: not done.',
    });
  });

  it('supports after the check, for the checked brand alone', () => {
    expect(levelOf('DSH', checked).level).toBe('supports');
    expect(levelOf('LAG', checked).level).toBe('not-evaluated');
    expect(levelOf('LAG', { ...checked, sites: 'all' }).level).toBe('supports');
  });

  it('supports partially with a finding, until a later check has none', () => {
    const failed = { ...checked, finding: 'The menu has no name.' };
    expect(levelOf('DSH', failed)).toMatchObject({
      level: 'partially-supports',
      notes: expect.stringContaining('“voice”: The menu has no name. (Ann Lee, 2026-11-20)'),
    });
    expect(levelOf('DSH', { ...checked, date: '2026-11-21' }, failed).level).toBe('supports');
  });
});

describe('a criterion', () => {
  const evidence = parseEvidence(yaml);

  it('with tests alone is supported; with a known limit partially', () => {
    expect(adherenceOf({ tests: ['keyboard'] }, evidence, 'DSH').level).toBe('supports');
    expect(adherenceOf({ tests: ['keyboard'], limit: 'Not in iframes.' }, evidence, 'DSH').level).toBe(
      'partially-supports',
    );
  });

  it('of the catalog must be in the evidence, and no other', () => {
    const report = (edit: Parameters<typeof edited>[0]) => () =>
      reportOf(edited(edit), readCatalog(), siteOf('DSH'), '1.0.0');
    expect(report(({ chapters }) => Reflect.deleteProperty(chapters.success_criteria_level_aa ?? {}, '2.4.7'))).toThrow(
      'the criterion 2.4.7 is missing',
    );
    expect(
      report(({ chapters }) => Object.assign(chapters.success_criteria_level_a ?? {}, { '9.9.9': { tests: ['axe'] } })),
    ).toThrow('success_criteria_level_a has no criterion 9.9.9');
    expect(report(({ chapters }) => delete chapters.hardware)).toThrow('the chapter hardware is missing');
  });
});

it.each<[string, (evidence: ReturnType<typeof parseEvidence>) => void, RegExp]>([
  [
    'a criterion without evidence',
    ({ chapters }) => Object.assign(chapters.success_criteria_level_a ?? {}, { '2.1.2': { note: 'It works.' } }),
    /2\.1\.2/,
  ],
  ['an unknown test', ({ tests }) => delete tests.keyboard, /There is no test "keyboard"/],
  ['an unknown check', ({ checks }) => delete checks.voice, /There is no check "voice"/],
  [
    'an unused test',
    ({ tests }) => Object.assign(tests, { other: { file: 'a.test.ts', title: 'a' } }),
    /No criterion uses the test "other"/,
  ],
  [
    'a date without a name',
    ({ checks }) => Object.assign(checks.voice?.done[0] ?? {}, { date: '2026-11-20' }),
    /a date and a name/,
  ],
  [
    'a check later than the report',
    ({ checks }) => Object.assign(checks.voice?.done[0] ?? {}, { date: '2027-01-01', name: 'Ann Lee' }),
    /later than the report's date/,
  ],
])('%s is refused', (_what, edit, message) => {
  expect(() => edited(edit)).toThrow(message);
});
