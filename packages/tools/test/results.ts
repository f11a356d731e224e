import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';

/** How many tests passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of those that failed first and passed then; they count as passed. */
  atSecondTry?: string[];
}

export interface StepResult extends Counts {
  /** Why a step was skipped or failed, in a few words. */
  why?: string;
}

export const PASSED: StepResult = { passed: 1, failed: 0, skipped: 0 };
export const failed = (why: string): StepResult => ({ passed: 0, failed: 1, skipped: 0, why });
export const skipped = (why: string): StepResult => ({ passed: 0, failed: 0, skipped: 1, why });

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** Counts of Jest's JSON report. A file that could not even be loaded counts as one failed test. */
export function jestCounts(report: string): Counts {
  const jest = jestReport.parse(JSON.parse(report));
  return {
    passed: jest.numPassedTests,
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    skipped: jest.numPendingTests + jest.numTodoTests,
  };
}

const playwrightSuite = z.object({
  title: z.string(),
  specs: z
    .array(z.object({ title: z.string(), tests: z.array(z.object({ projectName: z.string(), status: z.string() })) }))
    .default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
  errors: z.array(z.unknown()).default([]),
});

/**
 * Returns the counts of Playwright's JSON report. A test that passed at its second try is named, because its cause must
 * be found.
 */
export function playwrightCounts(report: string): Counts {
  const { stats, suites, errors } = playwrightReport.parse(JSON.parse(report));
  const atSecondTry = suites.flatMap((suite) => flakyIn(suite, []));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    ...(stats.flaky > 0 && { atSecondTry }),
  };
}

/** "[phone] forms.spec.ts › comments › can be answered", as Playwright lists it. */
function flakyIn({ title, specs, suites }: z.infer<typeof playwrightSuite>, above: string[]): string[] {
  const way = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${[...way, spec.title].join(' › ')}`),
  );
  return [...own, ...suites.flatMap((suite) => flakyIn(suite, way))];
}

const lighthouseReport = z.object({ pages: z.array(z.object({ passed: z.boolean() })) });

/** Counts of Lighthouse's run over the templates: each page is a test. */
export function lighthouseCounts(report: string): Counts {
  const { pages } = lighthouseReport.parse(JSON.parse(report));
  const passed = pages.filter((page) => page.passed).length;
  return { passed, failed: pages.length - passed, skipped: 0 };
}

const junitSuite = z.object({
  tests: z.coerce.number(),
  errors: z.coerce.number(),
  failures: z.coerce.number(),
  warnings: z.coerce.number().default(0),
  skipped: z.coerce.number(),
});

/** Returns the counts of PHPUnit's report in JUnit's format: the first suite contains all others. */
export function phpunitCounts(report: string): Counts {
  const suites = parseDocument(report, { xmlMode: true });
  const [all] = DomUtils.getElementsByTagName('testsuite', suites, true, 1);
  const { tests, errors, failures, warnings, skipped: left } = junitSuite.parse(all?.attribs);
  const bad = errors + failures + warnings;
  return { passed: tests - bad - left, failed: bad, skipped: left };
}

/**
 * Returns the result of a run that wrote a report.
 * @param exitCode of the command; where it means failure and the report does not, one failure is added.
 */
export function reportedResult(file: string, read: (report: string) => Counts, exitCode: number | null): StepResult {
  let counts: Counts;
  try {
    counts = read(readFileSync(file, 'utf8'));
  } catch {
    return failed('it ended without a report');
  }
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1, why: `exit code ${exitCode}` };
  if (counts.passed + counts.failed + counts.skipped === 0) return failed('no test ran');
  return counts;
}

const sumOf = (results: Counts[], key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[key], 0);

/** Returns the last line of a run, which programs parse, too. */
export const totalLine = (results: Counts[]): string =>
  `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed`;

/** The line before it, where something could not run here; else null. */
export function skippedLine(results: Counts[]): string | null {
  const count = sumOf(results, 'skipped');
  return count > 0 ? `${count} skipped: what could not run here is named above` : null;
}

/** Another line before it, where tests passed only at their second try; else null. */
export function secondTryLine(results: Counts[]): string | null {
  const count = results.reduce((total, { atSecondTry = [] }) => total + atSecondTry.length, 0);
  return count > 0 ? `${count} passed at the second try: named above; find out why` : null;
}
