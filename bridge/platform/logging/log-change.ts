import { log } from '../log';
import { processState } from '../process-state';

import type { LogLevel } from '../log';

export const troublesState = processState<Map<string, string>>('troubles');

/**
 * Writes a line when something goes wrong, when it goes wrong in another way, and when all is well again; not each time that
 * somebody finds it so.
 * @param area as of `log`
 * @param what is looked at: one of some dozens
 * @param trouble what is wrong with it, the same words as long as that is the same; null when nothing is
 */
export function logChange(
  level: Exclude<LogLevel, 'info'>,
  area: string,
  what: string,
  trouble: string | null,
  cause?: unknown,
): void {
  const troubles = (troublesState.value ??= new Map<string, string>());
  const key = `${area}: ${what}`;
  const before = troubles.get(key) ?? null;
  if (trouble === before) return;
  if (trouble === null) {
    troubles.delete(key);
    log('info', area, `${what}: all is well again`);
    return;
  }
  troubles.set(key, trouble);
  log(level, area, `${what}: ${trouble}`, cause);
}
