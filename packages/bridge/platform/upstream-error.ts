/** WordPress failed or did not answer. The last valid page stays cached, and nothing becomes a 404. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
}

/** Compares the name, because the error page's bundle has its own copy of the class. */
export function isUpstreamError(error: unknown): boolean {
  return error instanceof Error && error.name === 'UpstreamError';
}
