import { withSignal } from '../../platform/current-request/context';
import { wordPressUrl } from '../../platform/env';
import { timedResponse } from './measure';
import { bufferResponse } from './buffer-response';
import { deadline } from './deadline';
import { JSON_LIMITS } from './limits';
import { sendToWordPress } from './send';

const MAX_PROBE_BYTES = 64 * 1024;

/** refused: a 3xx or 4xx that is not GraphQL, as a firewall sends; whether WordPress is up is unknown. */
export type ProbeResult = 'answered' | 'refused' | 'failed';

const isGraphQL = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);

/** Sends WordPress the smallest GraphQL query and returns the result, once the whole response has arrived. */
export async function probeGraphQL(timeoutMs: number): Promise<ProbeResult> {
  // Other requests wait for the probe, too.
  const { signal, clear } = withSignal(undefined, () => deadline(timeoutMs));
  try {
    const response = await timedResponse('health', async () => {
      const begun = await sendToWordPress(`${wordPressUrl()}/index.php?graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{__typename}' }),
        cache: 'no-store',
        signal,
      });
      return bufferResponse(begun, signal, { maxBytes: MAX_PROBE_BYTES, json: JSON_LIMITS });
    });
    if (response.status >= 500) return 'failed';
    const body: unknown = await response.json().catch(() => null);
    // A WordPress that disallows introspection answers with GraphQL errors.
    if (isGraphQL(body)) return 'answered';
    return response.ok ? 'failed' : 'refused';
  } catch {
    return 'failed';
  } finally {
    clear();
  }
}
