import { log } from '../../platform/log';
import { rateLimit } from '../../platform/request/rate-limit';

import type { LogLevel } from '../../platform/log';

const oncePerMinute = rateLimit({ max: 1, windowMs: 60_000 });

/** Logs a line about editors; the same one once a minute at most, because clients can cause it. */
export function logThrottled(level: LogLevel, message: string): void {
  if (oncePerMinute.take(message)) log(level, 'editor', message);
}
