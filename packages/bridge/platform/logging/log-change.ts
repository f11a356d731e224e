import { log } from '../log';
import { processState } from '../process-state';

import type { LogLevel } from '../log';

export const problemsState = processState<Map<string, string>>('problems');

/**
 * Logs when a problem appears, changes or is gone, but not while it stays the same.
 * @param what the thing that has the problem, one of some dozens of fixed names
 * @param problem same text for the same problem; null for none
 */
export function logChange(
  level: Exclude<LogLevel, 'info'>,
  area: string,
  what: string,
  problem: string | null,
  cause?: unknown,
): void {
  const problems = (problemsState.value ??= new Map<string, string>());
  const key = `${area}: ${what}`;
  const before = problems.get(key) ?? null;
  if (problem === before) return;
  if (problem === null) {
    problems.delete(key);
    log('info', area, `${what}: ok again`);
    return;
  }
  problems.set(key, problem);
  log(level, area, `${what}: ${problem}`, cause);
}
