import { PASSED, skipped, skippedLine, testResult, totalLine } from '@footbridge/tools/test/results';

describe('script/test', () => {
  it('ends with one line for programs, after the skipped tests', () => {
    expect(totalLine([PASSED, { passed: 12, failed: 1, skipped: 0 }])).toBe('13 passed, 1 failed');
    expect(totalLine([PASSED, skipped('no browser')])).toBe('1 passed, 0 failed');
    expect(skippedLine([PASSED, skipped('no browser')])).toMatch(/^1 skipped/);
    expect(skippedLine([PASSED])).toBeNull();
  });

  it.each([
    [
      'Jest',
      'Test Suites: 1 failed, 2 total\nTests:       2 failed, 3 skipped, 1 todo, 40 passed, 46 total\n',
      [40, 2, 4],
    ],
    ['PHPUnit', '....\n\nOK (5 tests, 12 assertions)\n', [5, 0, 0]],
    ['PHPUnit', 'FAILURES!\nTests: 9, Assertions: 20, Errors: 1, Failures: 1, Skipped: 2.\n', [5, 2, 2]],
    [
      'Playwright',
      '  ✓  1 a › b (2s)\n\n  1 failed\n    [phone] › a\n  2 flaky\n  3 skipped\n  12 passed (4.5s)\n',
      [14, 1, 3],
    ],
  ])('counts the tests of %s one by one', (_name, output, [passed, failed, left]) => {
    expect(testResult(output, failed ? 1 : 0)).toMatchObject({ passed, failed, skipped: left });
  });

  it('believes neither an output without counts, nor good counts after a bad end', () => {
    const output = 'Tests:       40 passed, 40 total\n';
    expect(testResult(output, 0)).toEqual({ passed: 40, failed: 0, skipped: 0 });
    expect(testResult(output, 1)).toMatchObject({ passed: 40, failed: 1 });
    expect(testResult('  compiling …\n', 0)).toMatchObject({ failed: 1, why: 'no test ran' });
    expect(testResult('No tests found, exiting with code 0\n', 0)).toMatchObject({ passed: 1, failed: 0 });
  });

  it('names how many tests passed at the second try only', () => {
    expect(testResult('  2 flaky\n  12 passed (4.5s)\n', 0).why).toMatch(/^2 passed at the second try/);
  });
});
