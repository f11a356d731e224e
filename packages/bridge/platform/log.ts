import { failureText } from './failure';
import { scrub } from './scrub';
import { processState } from './process-state';
import { isAbandoned } from './current-request/connection';

export type LogLevel = 'info' | 'warn' | 'error';

/** Writes log lines once the server has started (logging/start.ts); before that, and in tests and commands, the console does. */
export type LogSink = (level: LogLevel, area: string, message: string) => void;

export const logSinkState = processState<LogSink>('logSink');

/** Writes `[footbridge] area: message`, scrubbed. */
export const consoleSink: LogSink = (level, area, message) => {
  // oxlint-disable-next-line no-console -- the console is the output here
  console[level](`[footbridge] ${area}: ${scrub(message)}`);
};

/**
 * Writes one line for the operator; every sink scrubs it. Never pass what a visitor typed, or a whole response of
 * WordPress. Of `cause` only message and code are logged. Not for a request whose connection has closed.
 */
export function log(level: LogLevel, area: string, message: string, cause?: unknown): void {
  if (cause !== undefined && isAbandoned()) return;
  const because = cause instanceof Error ? ` (${failureText(cause).trim().replace(/\n+/g, '; ')})` : '';
  (logSinkState.value ?? consoleSink)(level, area, message + because);
}
