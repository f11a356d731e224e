/**
 * One line for the operator from modules that Next loads unbuilt, and that can't import the bridge's log: what the log
 * has started is on globalThis.
 * @param {'info' | 'warn' | 'error'} level
 * @param {string} area
 * @param {string} message
 */
export function say(level, area, message) {
  const sink = globalThis.footbridge?.get('logSink')?.value;
  if (sink) sink(level, area, message);
  // oxlint-disable-next-line no-console -- as the log does it before it has started
  else console[level](`[footbridge] ${area}: ${message}`);
}
