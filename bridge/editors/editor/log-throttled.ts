import { log } from '../../platform/log';
import { limit } from '../../platform/request/limit';

import type { LogLevel } from '../../platform/log';

const once = limit({ most: 1, within: 60_000 });

/** A line about editors, the same one once a minute at most: refusing must stay cheap when somebody asks for it. */
export function logThrottled(level: LogLevel, message: string): void {
  if (once.take(message)) log(level, 'editor', message);
}
