/** Something the caller can put right: shown as its one line, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** What to print for an error that reached the top. */
export function describeError(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
