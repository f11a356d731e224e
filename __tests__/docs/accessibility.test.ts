/** docs/accessibility/openacr.yaml claims only what tests, axe rules and manual checks show. */
import { globSync, readFileSync } from 'node:fs';
import { getRules } from 'axe-core';
import { parse } from 'yaml';
import { z } from 'zod';
import { AXE_TAGS } from '@/e2e/support/accessibility/page-problems';
import { siteOf } from '@/site-config/brands';
import { DEFAULT_SITE } from '@/site-config/site-code';

const LEVELS = ['supports', 'partially-supports', 'not-applicable', 'not-evaluated'] as const;
const criterion = z.strictObject({
  num: z.string(),
  components: z.tuple([
    z.strictObject({
      name: z.enum(['web', 'none']),
      adherence: z.strictObject({ level: z.enum(LEVELS), notes: z.string().min(1) }),
    }),
  ]),
});
const reportSchema = z.object({
  title: z.string(),
  product: z.object({ name: z.string() }),
  author: z.object({ phone: z.string() }),
  report_date: z.iso.date(),
  feedback: z.url(),
  chapters: z.record(
    z.string(),
    z.union([
      z.strictObject({ disabled: z.literal(true), notes: z.string() }),
      z.strictObject({ criteria: z.array(criterion) }),
    ]),
  ),
});

// OpenACR's own tools read YAML 1.1, where an unquoted date is no text.
const report = reportSchema.parse(parse(readFileSync('docs/accessibility/openacr.yaml', 'utf8'), { version: '1.1' }));
const chapters = Object.entries(report.chapters);
const criteria = chapters.flatMap(([, chapter]) => ('criteria' in chapter ? chapter.criteria : []));
const adherences = criteria.map(({ num, components: [{ adherence }] }) => ({ num, ...adherence }));
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Returns what the notes name after a word, without quotes. */
const named = (pattern: RegExp): string[] =>
  unique(adherences.flatMap(({ notes }) => [...notes.matchAll(pattern)].map(([, name = '']) => name)));

it('is the default brand’s, with all chapters of the edition', () => {
  const site = siteOf(DEFAULT_SITE);
  expect(report).toMatchObject({
    title: `${site.fullName} Accessibility Conformance Report`,
    product: { name: site.domain },
    author: { phone: site.callNumbers.default.display },
    feedback: `https://${site.domain}/accessibility/`,
  });
  const counts = chapters.map(([name, chapter]) => [name, 'criteria' in chapter ? chapter.criteria.length : 0]);
  expect(Object.fromEntries(counts)).toEqual({
    success_criteria_level_a: 32,
    success_criteria_level_aa: 24,
    success_criteria_level_aaa: 0,
    functional_performance_criteria: 9,
    hardware: 0,
    software: 0,
    support_documentation_and_services: 5,
  });
});

it('names tests that exist', () => {
  const tests = globSync(['{,packages/*/}__tests__/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const exists = (title: string): boolean => {
    const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    // After the table of an `each`, the title follows a bracket. A test that is skipped is called test.skip.
    const call = new RegExp(String.raw`(?:\b(?:it|test)|\))\(\s*(['"])${escaped}\1`);
    return tests.some((text) => call.test(text));
  };
  const titles = named(/(?<!Manual check )“([^”]+)”/g);
  expect(titles.length).toBeGreaterThan(30);
  expect(titles.filter((title) => !exists(title))).toEqual([]);
});

it('names rules of axe that the browser tests run', () => {
  const run = getRules(AXE_TAGS).filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'));
  const rules = named(/axe: ([^.]+)\./g).flatMap((list) => list.split(/,\s*/));
  expect(rules.length).toBeGreaterThan(20);
  expect(unique(rules).filter((rule) => !run.some(({ ruleId }) => ruleId === rule))).toEqual([]);
});

it('names manual checks that docs/accessibility.md describes, all of them', () => {
  const described = [...readFileSync('docs/accessibility.md', 'utf8').matchAll(/^\| ([a-z-]+) \|/gm)].map(
    ([, name]) => name,
  );
  const used = named(/Manual check “([^”]+)”/g);
  expect(used.filter((name) => !described.includes(name))).toEqual([]);
  expect(used.length).toBeGreaterThanOrEqual(10);
});

it.each(adherences)(
  '$num supports only what is shown, and with every manual check done by a person',
  ({ level, notes }) => {
    const isOpen = notes.includes(': not done.');
    if (level === 'not-evaluated' || isOpen) expect([level, isOpen]).toEqual(['not-evaluated', true]);
    if (level !== 'supports') return;
    expect(notes).toMatch(/Tests: “|axe: |Manual check “/);
    for (const [check] of notes.matchAll(/Manual check “[^”]+”: [^.]*\./g))
      expect(check).toMatch(/: passed \([^,]+, \d{4}-\d\d-\d\d\)\.$/);
  },
);
