import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';

/** How many tests passed, failed and were skipped. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Why a step was skipped or failed, or what to look at, in a few words. */
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
export function jestCounts(report: string): StepResult {
  const jest = jestReport.parse(JSON.parse(report));
  return {
    passed: jest.numPassedTests,
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    skipped: jest.numPendingTests + jest.numTodoTests,
  };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()).default([]),
});

/** Counts of Playwright's JSON report. A test that passed at its second try counts as passed; the log names it. */
export function playwrightCounts(report: string): StepResult {
  const { stats, errors } = playwrightReport.parse(JSON.parse(report));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    ...(stats.flaky > 0 && { why: `${stats.flaky} passed at the second try: the log names them` }),
  };
}

const junitSuite = z.object({
  tests: z.coerce.number(),
  errors: z.coerce.number(),
  failures: z.coerce.number(),
  warnings: z.coerce.number().default(0),
  skipped: z.coerce.number(),
});

/** Returns the counts of PHPUnit's report in JUnit's format: the first suite contains all others. */
export function phpunitCounts(report: string): StepResult {
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
export function reportedResult(
  file: string,
  read: (report: string) => StepResult,
  exitCode: number | null,
): StepResult {
  let counts: StepResult;
  try {
    counts = read(readFileSync(file, 'utf8'));
  } catch {
    return failed('it ended without a report');
  }
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1, why: `exit code ${exitCode}` };
  if (counts.passed + counts.failed + counts.skipped === 0) return failed('no test ran');
  return counts;
}

const sumOf = (results: StepResult[], key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[key], 0);

/** Returns the last line of a run, which programs parse, too. */
export const totalLine = (results: StepResult[]): string =>
  `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed`;

/** The line before it, where something could not run here; else null. */
export function skippedLine(results: StepResult[]): string | null {
  const count = sumOf(results, 'skipped');
  return count > 0 ? `${count} skipped: what could not run here is named above` : null;
}
