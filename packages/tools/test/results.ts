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

/**
 * The lines that sum up: Jest's `Tests:       1 failed, 2 passed, 3 total`, Playwright's `  2 passed (1.2m)`, and PHPUnit's
 * `OK (3 tests, 9 assertions)` or `Tests: 3, Assertions: 9, Failures: 1.`
 */
const SUMMARY = /^(?:Tests: .*|OK \(.*| {2}\d+ (?:passed|failed|flaky|skipped|did not run)(?: \(.*)?)$/gm;
const COUNT = /(\d+) ([a-z ]*[a-z])|([A-Z]\w+): (\d+)/g;

/** Returns the counts in an output of tests. A file that could not even be loaded is none of them. */
function countsIn(output: string): StepResult {
  const counts = new Map<string, number>();
  for (const [line] of output.matchAll(SUMMARY))
    for (const [, count = '', name = '', title = '', number = ''] of line.matchAll(COUNT))
      counts.set(name || title, Number(count || number));
  const sum = (...names: string[]): number => names.reduce((total, name) => total + (counts.get(name) ?? 0), 0);
  const bad = sum('failed', 'Errors', 'Failures', 'Warnings');
  const left = sum('skipped', 'todo', 'did not run', 'Skipped', 'Incomplete');
  const ofPhpUnit = sum('tests', 'test', 'Tests');
  const flaky = sum('flaky');
  return {
    passed: ofPhpUnit > 0 ? ofPhpUnit - bad - left : sum('passed') + flaky,
    failed: bad,
    skipped: left,
    ...(flaky > 0 && { why: `${flaky} passed at the second try: the log names them` }),
  };
}

/** Returns the result of a run of tests; where its exit code means failure and its counts do not, one failure is added. */
export function testResult(output: string, exitCode: number | null): StepResult {
  // Where nothing that a test imports has changed.
  if (exitCode === 0 && /^No tests found, exiting with code 0$/m.test(output))
    return { ...PASSED, why: 'no test imports what changed' };
  const counts = countsIn(output);
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1, why: `exit code ${exitCode}` };
  return counts.passed + counts.failed + counts.skipped === 0 ? failed('no test ran') : counts;
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
