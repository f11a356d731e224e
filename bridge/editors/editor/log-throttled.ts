import { log } from '../../platform/log';
import { rateLimit } from '../../platform/request/rate-limit';

import type { LogLevel } from '../../platform/log';

const once = rateLimit({ max: 1, windowMs: 60_000 });

/** A line about editors, the same one once a minute at most: refusing must stay cheap when somebody asks for it. */
export function logThrottled(level: LogLevel, message: string): void {
  if (once.take(message)) log(level, 'editor', message);
}
