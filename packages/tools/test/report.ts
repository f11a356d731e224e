import { existsSync, readFileSync } from 'node:fs';
import type { StepResult } from './results';
import type { FinishedStep } from './scheduler';

const LOG_LINES = 300;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function verdict({ passed, failed, skipped }: StepResult): string {
  if (failed > 0) return 'FAILED';
  return passed === 0 && skipped > 0 ? 'skipped' : 'passed';
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
