const said = new Set<string>();

/**
 * One line on the console for one cause, however often it comes back: what a visitor's browser refuses, it refuses all day.
 * @param cause what cannot be done, in words; never what a visitor typed or is
 * @param error what was thrown; only its name is written
 */
export function warnOnce(cause: string, error?: unknown): void {
  if (said.has(cause)) return;
  said.add(cause);
  console.warn(`footbridge: ${cause}${error instanceof Error ? ` (${error.name})` : ''}`);
}

/** For tests: every cause is new again. */
export function forgetWarnings(): void {
  said.clear();
}
