import { wordPressUrl } from '../../platform/env';
import { timedResponse } from './measure';
import { readWhole } from './read-whole';

/** More than any answer to it has, bytes. */
const MOST_BYTES = 64 * 1024;

/** refused: a 3xx or 4xx that is not GraphQL, as a firewall answers. Whether WordPress is there, it does not tell. */
export type ProbeResult = 'answered' | 'refused' | 'failed';

const isGraphQL = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);

/**
 * Asks WordPress the smallest question of GraphQL, and tells how it was answered. Its whole answer counts: one that never ends would be
 * read for good, and nobody would ask again.
 * @param patience ms
 */
export async function probeGraphQL(patience: number): Promise<ProbeResult> {
  // Held by its timer: one of AbortSignal.timeout may be collected while a body is read.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), patience);
  try {
    const response = await timedResponse('health', async () => {
      const begun = await fetch(`${wordPressUrl()}/index.php?graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{__typename}' }),
        redirect: 'manual',
        cache: 'no-store',
        signal: late.signal,
      });
      return readWhole(begun, late.signal, MOST_BYTES);
    });
    if (response.status >= 500) return 'failed';
    const body: unknown = await response.json().catch(() => null);
    // One that hides introspection says so in GraphQL's form.
    if (isGraphQL(body)) return 'answered';
    return response.ok ? 'failed' : 'refused';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
