/**
 * Returns why a request got no response, in a few words: the system's error code where there is one.
 * @param timeoutMs the request's timeout
 */
export function failureReason(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
