import { withWordPressHeaders } from '@footbridge/bridge/wordpress/upstream/send';
import { failureReason, Problem } from '../process/problem';

const TIMEOUT_MS = 7000;
/** Of basic authentication, and of a firewall. */
const REFUSALS = new Set([401, 403]);

export async function requireWordPress(url: string, fetcher: typeof fetch = fetch): Promise<void> {
  const endpoint = `${url.replace(/\/+$/, '')}/index.php?graphql`;
  let response: Response;
  try {
    response = await fetcher(
      endpoint,
      withWordPressHeaders({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{__typename}' }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
  } catch (error) {
    throw new Problem(
      `WORDPRESS_URL: ${url} does not answer (${failureReason(error, TIMEOUT_MS)}). Start it, correct the address, or leave the variable out to use the embedded WordPress.`,
    );
  }
  if (!(await speaksGraphQL(response))) {
    if (REFUSALS.has(response.status))
      throw new Problem(
        `WORDPRESS_URL: ${url} refuses the request (HTTP ${response.status} at ${endpoint}). If a login or a firewall is in front of it, set the header that it wants with WORDPRESS_HEADERS.`,
      );
    throw new Problem(
      `WORDPRESS_URL: ${url} answers, but not with GraphQL (HTTP ${response.status} at ${endpoint}). Is the WPGraphQL plugin active there?`,
    );
  }
}

async function speaksGraphQL(response: Response): Promise<boolean> {
  try {
    const body: unknown = await response.json();
    // A site that hides introspection still answers in this form, with errors beside it.
    return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
  } catch {
    return false;
  }
}
