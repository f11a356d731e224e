import { log } from './log';
import { processState } from './process-state';

import type { LogLevel } from './log';

/** A text can have any number of different problems. */
const MAX_LOGGED = 1000;

export const loggedOnceState = processState<Set<string>>('loggedOnce');

/** Writes a line to the log unless this process has written it before. */
export function logOnce(level: LogLevel, area: string, message: string): void {
  const logged = (loggedOnceState.value ??= new Set());
  if (logged.has(message) || logged.size >= MAX_LOGGED) return;
  logged.add(message);
  log(level, area, message);
}
