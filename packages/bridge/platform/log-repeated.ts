import { LRUCache } from 'lru-cache';

import { log, type LogLevel } from './log';
import { processState } from './process-state';

/** Different lines that are remembered: a text can have any number of problems, and clients cause others. */
const MAX_LINES = 1000;
const MINUTE_MS = 60_000;

export const problemsState = processState<Map<string, string>>('problems');
export const loggedOnceState = processState<Set<string>>('loggedOnce');
const loggedAt = (processState<LRUCache<string, number>>('loggedAt').value ??= new LRUCache({ max: MAX_LINES }));

/** Writes a line to the log unless this process has written it before. */
export function logOnce(level: LogLevel, area: string, message: string): void {
  const logged = (loggedOnceState.value ??= new Set());
  if (logged.has(message) || logged.size >= MAX_LINES) return;
  logged.add(message);
  log(level, area, message);
}

/** Writes a line to the log once a minute at most: clients can cause it. */
export function logEachMinute(level: LogLevel, area: string, message: string): void {
  if (Math.abs(Date.now() - (loggedAt.get(message) ?? 0)) < MINUTE_MS) return;
  loggedAt.set(message, Date.now());
  log(level, area, message);
}

/** Logs when a problem of `what` appears, changes or is gone (null), but not while it stays the same. */
export function logChange(
  level: Exclude<LogLevel, 'info'>,
  area: string,
  what: string,
  problem: string | null,
  cause?: unknown,
): void {
  const problems = (problemsState.value ??= new Map<string, string>());
  const key = `${area}: ${what}`;
  if (problem === (problems.get(key) ?? null)) return;
  if (problem === null) {
    problems.delete(key);
    return log('info', area, `${what}: ok again`);
  }
  problems.set(key, problem);
  log(level, area, `${what}: ${problem}`, cause);
}
