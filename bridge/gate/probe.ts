import { wordPressUrl } from '../env';
import { timedResponse } from '../metrics/time-wordpress';

/** Whether WordPress answers GraphQL: the smallest question there is. @param patience ms */
export async function answersGraphQL(patience: number): Promise<boolean> {
  try {
    const response = await timedResponse('health', () =>
      fetch(`${wordPressUrl()}/index.php?graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{__typename}' }),
        redirect: 'error',
        cache: 'no-store',
        signal: AbortSignal.timeout(patience),
      }),
    );
    const body: unknown = await response.json();
    // One that hides introspection says so in GraphQL's form.
    return response.status < 500 && typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
  } catch {
    return false;
  }
}
