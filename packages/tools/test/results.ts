import { existsSync, readFileSync } from 'node:fs';
import type { FinishedStep } from './step';

export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  why?: string;
}

export const PASSED: StepResult = { passed: 1, failed: 0, skipped: 0 };
export const failed = (why: string): StepResult => ({ passed: 0, failed: 1, skipped: 0, why });
export const skipped = (why: string): StepResult => ({ passed: 0, failed: 0, skipped: 1, why });

// As Jest, Playwright (`  2 passed (1.2m)`) and PHPUnit (`OK (3 tests, 9 assertions)`) print them.
const SUMMARY = /^(?:Tests: .*|OK \(.*| {2}\d+ (?:passed|failed|flaky|skipped|did not run)(?: \(.*)?)$/gm;
const COUNT = /(\d+) ([a-z ]*[a-z])|([A-Z]\w+): (\d+)/g;

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

export const totalLine = (results: StepResult[]): string =>
  `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed`;

/** The line before it, where something could not run here; else null. */
export function skippedLine(results: StepResult[]): string | null {
  const count = sumOf(results, 'skipped');
  return count > 0 ? `${count} skipped: what could not run here is named above` : null;
}

const LOG_LINES = 300;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function verdict(result: StepResult): string {
  if (result.failed > 0) return 'FAILED';
  return result.passed === 0 && result.skipped > 0 ? 'skipped' : 'passed';
}

export function failedOutput(name: string, logFile: string): string {
  const lines = (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '').trimEnd().split('\n');
  const cut = lines.length > LOG_LINES ? [`… ${lines.length - LOG_LINES} lines before, in ${logFile}`] : [];
  return ['', `──── ${name} ────`, ...cut, ...lines.slice(-LOG_LINES), '────', ''].join('\n');
}

export function stepLine({ step, result, ms }: FinishedStep, width: number): string {
  const parts = [step.name.padEnd(width), verdict(result).padEnd(7), seconds(ms).padStart(9)];
  const tests = result.passed + result.failed + result.skipped;
  if (tests > 1) parts.push(`${result.passed} of ${tests} tests`);
  if (tests > 1 && result.skipped > 0) parts.push(`${result.skipped} skipped`);
  if (result.why) parts.push(result.why);
  return `  ${parts.join('  ')}`;
}
