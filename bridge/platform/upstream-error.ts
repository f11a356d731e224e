/** WordPress failed, or did not answer: the last good page must stay, and nothing may become a 404. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
}

/** By name: the error page is another bundle, with another copy of the class. */
export function isUpstreamError(error: unknown): boolean {
  return error instanceof Error && error.name === 'UpstreamError';
}
