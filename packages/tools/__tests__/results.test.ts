import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestCounts, PASSED, reportedResult, skipped, skippedLine, totalLine } from '@footbridge/tools/test/results';

describe('script/test', () => {
  it('ends with one line for programs, after the skipped tests', () => {
    expect(totalLine([PASSED, { passed: 12, failed: 1, skipped: 0 }])).toBe('13 passed, 1 failed');
    expect(totalLine([PASSED, skipped('no browser')])).toBe('1 passed, 0 failed');
    expect(skippedLine([PASSED, skipped('no browser')])).toMatch(/^1 skipped/);
    expect(skippedLine([PASSED])).toBeNull();
  });

  it('believes neither a missing report, nor an empty one, nor a good report after a bad end', () => {
    const folder = mkdtempSync(join(tmpdir(), 'footbridge-results-'));
    const file = join(folder, 'report.json');
    const report = (numPassedTests: number) =>
      writeFileSync(
        file,
        JSON.stringify({
          numPassedTests,
          numFailedTests: 0,
          numPendingTests: 0,
          numTodoTests: 0,
          numRuntimeErrorTestSuites: 0,
        }),
      );
    expect(reportedResult(file, jestCounts, 0)).toMatchObject({ failed: 1, why: 'it ended without a report' });
    report(40);
    expect(reportedResult(file, jestCounts, 0)).toEqual({ passed: 40, failed: 0, skipped: 0 });
    expect(reportedResult(file, jestCounts, 1)).toMatchObject({ passed: 40, failed: 1 });
    report(0);
    expect(reportedResult(file, jestCounts, 0)).toMatchObject({ failed: 1, why: 'no test ran' });
    rmSync(folder, { recursive: true });
  });
});
