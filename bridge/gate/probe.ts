import { wordPressUrl } from '../env';
import { timedResponse } from '../metrics/time-wordpress';
import { wholeAnswer } from './whole-answer';

/** More than any answer to it has, bytes. */
const MOST_BYTES = 64 * 1024;

/**
 * Whether WordPress answers GraphQL: the smallest question there is. Its whole answer counts: one that never ends would be
 * read for good, and nobody would ask again.
 * @param patience ms
 */
export async function answersGraphQL(patience: number): Promise<boolean> {
  // Held by its timer: one of AbortSignal.timeout may be collected while a body is read.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), patience);
  try {
    const response = await timedResponse('health', async () => {
      const begun = await fetch(`${wordPressUrl()}/index.php?graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{__typename}' }),
        redirect: 'error',
        cache: 'no-store',
        signal: late.signal,
      });
      return wholeAnswer(begun, late.signal, MOST_BYTES);
    });
    const body: unknown = await response.json();
    // One that hides introspection says so in GraphQL's form.
    return response.status < 500 && typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
