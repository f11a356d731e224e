const warned = new Set<string>();

/**
 * Writes one line on the console for each cause.
 * @param cause what failed; never personal data
 */
export function warnOnce(cause: string, error?: unknown): void {
  if (warned.has(cause)) return;
  warned.add(cause);
  console.warn(`footbridge: ${cause}${error instanceof Error ? ` (${error.name})` : ''}`);
}

/** For tests: forgets the causes that were written. */
export function resetWarnings(): void {
  warned.clear();
}
