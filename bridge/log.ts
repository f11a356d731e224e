/** One line per event, for the operator. Nothing a visitor typed or WordPress answered in full goes in here. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Writes `[footbridge] area: message`; errors are reduced to their message, because stacks of upstream failures repeat. */
export function log(level: LogLevel, area: string, message: string, cause?: unknown): void {
  const because = cause instanceof Error ? ` (${cause.message})` : '';
  // oxlint-disable-next-line no-console -- this is where logging happens
  console[level](`[footbridge] ${area}: ${message}${because}`);
}
