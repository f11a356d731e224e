import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  jestCounts,
  PASSED,
  phpunitCounts,
  playwrightCounts,
  reportedResult,
  skipped,
  skippedLine,
  totalLine,
} from '@footbridge/tools/test/results';
import { runSteps, type Step } from '@footbridge/tools/test/scheduler';

const jestReport = {
  numPassedTests: 40,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 1,
};

describe('script/test counts what ran', () => {
  it('ends with one line for programs, after the skipped tests', () => {
    expect(totalLine([PASSED, { passed: 12, failed: 1, skipped: 0 }])).toBe('13 passed, 1 failed');
    expect(totalLine([PASSED, skipped('no browser')])).toBe('1 passed, 0 failed');
    expect(skippedLine([PASSED, skipped('no browser')])).toMatch(/^1 skipped/);
    expect(skippedLine([PASSED])).toBeNull();
  });

  it('counts a test file that could not be loaded as failed', () => {
    expect(jestCounts(JSON.stringify(jestReport))).toEqual({ passed: 40, failed: 2, skipped: 2 });
  });

  const spec = (title: string, ...tests: [projectName: string, status: string][]) => ({
    title,
    tests: tests.map(([projectName, status]) => ({ projectName, status })),
  });
  const browserReport = (flaky: number) =>
    JSON.stringify({
      stats: { expected: 9, unexpected: 1, flaky, skipped: 3 },
      suites: [
        {
          title: 'forms.spec.ts',
          specs: [spec('is sent', ['phone', 'expected'], ['desktop', flaky > 1 ? 'flaky' : 'expected'])],
          suites: [
            {
              title: 'the browser’s Back',
              specs: [spec('leads back', ['phone', flaky > 0 ? 'flaky' : 'expected'], ['desktop', 'unexpected'])],
            },
          ],
        },
      ],
      errors: [{}],
    });

  it('counts a browser test that passed at its second try, and names it', () => {
    expect(playwrightCounts(browserReport(0))).toEqual({ passed: 9, failed: 2, skipped: 3 });
    expect(playwrightCounts(browserReport(2))).toEqual({
      passed: 11,
      failed: 2,
      skipped: 3,
      atSecondTry: ['[desktop] forms.spec.ts › is sent', '[phone] forms.spec.ts › the browser’s Back › leads back'],
    });
  });

  it('counts the tests of PHPUnit once, however they lie in each other', () => {
    const inner = '<testsuite name="Notices" tests="5" errors="1" failures="1" warnings="1" skipped="1"/>';
    const report = `<?xml version="1.0"?><testsuites><testsuite name="" tests="7" assertions="20" errors="1" warnings="1" failures="1" skipped="1" time="0.2">${inner}</testsuite></testsuites>`;
    expect(phpunitCounts(report)).toEqual({ passed: 3, failed: 3, skipped: 1 });
  });

  it('believes neither a missing report, nor an empty one, nor a good report after a bad end', () => {
    const folder = mkdtempSync(join(tmpdir(), 'footbridge-results-'));
    const file = join(folder, 'report.json');
    expect(reportedResult(file, jestCounts, 0)).toMatchObject({ failed: 1, why: 'it ended without a report' });
    writeFileSync(file, JSON.stringify({ ...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }));
    expect(reportedResult(file, jestCounts, 0)).toEqual({ passed: 40, failed: 0, skipped: 2 });
    expect(reportedResult(file, jestCounts, 1)).toMatchObject({ passed: 40, failed: 1 });
    writeFileSync(
      file,
      JSON.stringify({
        numPassedTests: 0,
        numFailedTests: 0,
        numPendingTests: 0,
        numTodoTests: 0,
        numRuntimeErrorTestSuites: 0,
      }),
    );
    expect(reportedResult(file, jestCounts, 0)).toMatchObject({ failed: 1, why: 'no test ran' });
    rmSync(folder, { recursive: true });
  });
});

describe('script/test runs steps side by side', () => {
  const quiet = { started: () => undefined, finished: () => undefined };

  it('never more than two at a time, and exclusive ones alone', async () => {
    const running = new Set<string>();
    const seen: string[][] = [];
    const step = (name: string, more: Partial<Step> = {}): Step => ({
      name,
      ...more,
      run: async () => {
        running.add(name);
        seen.push([...running]);
        await new Promise(setImmediate);
        running.delete(name);
        return PASSED;
      },
    });
    const finished = await runSteps(
      [step('a'), step('b'), step('c'), step('browser', { alone: true, after: ['a'] })],
      2,
      quiet,
    );
    expect(finished.map(({ step: { name } }) => name)).toEqual(['a', 'b', 'c', 'browser']);
    expect(Math.max(...seen.map(({ length }) => length))).toBe(2);
    expect(seen).toContainEqual(['browser']);
  });

  it('skips what depends on a failed step, and names it', async () => {
    const build: Step = { name: 'build', run: async () => ({ passed: 0, failed: 1, skipped: 0 }) };
    const browser: Step = { name: 'browser', after: ['build'], run: async () => PASSED };
    const [, last] = await runSteps([build, browser], 2, quiet);
    expect(last?.result).toEqual(skipped('build did not pass'));
  });
});
