import { z } from 'zod';

import { UpstreamError } from '../../platform/upstream-error';
import { fetchWordPress } from './fetch-wordpress';

export interface RestResponse {
  status: number;
  body: unknown;
}

/** The body of WordPress's own REST errors; a firewall's has no code. */
const errorSchema = z.object({ code: z.string() });
/** Statuses after which a request is retried. */
const RETRY = new Set([408, 425, 429]);

const isAnswer = (status: number, body: unknown): boolean =>
  status < 300 || (status >= 400 && status < 500 && !RETRY.has(status) && errorSchema.safeParse(body).success);

/**
 * Sends a GET request to WordPress's REST API, as `index.php?rest_route=`, which works with any permalinks.
 * @param route `/wp/v2/posts/12`
 * @returns the response, also when it is an error of WordPress below 500
 * @throws UpstreamError when WordPress is unreachable, times out, fails or sends no JSON, or a firewall refuses. Its message
 * never contains the parameters, which may be secret.
 */
export async function fetchRest(
  route: string,
  parameters: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<RestResponse> {
  const query = new URLSearchParams({ rest_route: route, ...parameters });
  let reason = 'no usable response';
  try {
    const response = await fetchWordPress(
      `/index.php?${query}`,
      { headers: { Accept: 'application/json', ...headers }, cache: 'no-store', redirect: 'manual' },
      // A post password is sent once: plugins count the attempts.
      { kind: 'rest', share: 'forms', isRead: !('password' in parameters) },
    );
    const body: unknown = await response.json();
    if (isAnswer(response.status, body)) return { status: response.status, body };
  } catch (error) {
    // Other messages may quote the body.
    if (error instanceof UpstreamError) reason += ` (${error.message})`;
  }
  throw new UpstreamError(`REST ${route}: ${reason}`);
}
