import { scrub } from './scrub';
import { processState } from './process-state';

/** One line per event, for the operator. Nothing a visitor typed or WordPress answered in full goes in here. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Where lines go once the server has started (logging/start.ts); before that, and in tests and commands, to the console. */
export type LogSink = (level: LogLevel, area: string, message: string) => void;

export const logSinkState = processState<LogSink>('logSink');

/** As people read it: `[footbridge] area: message`, scrubbed. */
export const consoleSink: LogSink = (level, area, message) => {
  // oxlint-disable-next-line no-console -- this is where logging happens
  console[level](`[footbridge] ${area}: ${scrub(message)}`);
};

/**
 * Writes one line; every sink scrubs it. Errors are reduced to their message, because stacks of upstream failures repeat.
 * @param area a few words of our own, one of some dozens
 */
export function log(level: LogLevel, area: string, message: string, cause?: unknown): void {
  const because = cause instanceof Error ? ` (${cause.message})` : '';
  (logSinkState.value ?? consoleSink)(level, area, message + because);
}
