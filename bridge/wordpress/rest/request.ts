import { z } from 'zod';

import { UpstreamError } from '../../platform/upstream-error';
import { fetchWordPress } from './fetch-wordpress';

export interface RestAnswer {
  status: number;
  body: unknown;
}

/** How WordPress's REST API refuses; what a firewall says has no code. */
const refusalSchema = z.object({ code: z.string() });
/** WordPress would answer at another time: not an answer to this request. */
const LATER = new Set([408, 425, 429]);

const isAnswer = (status: number, body: unknown): boolean =>
  status < 300 || (status >= 400 && status < 500 && !LATER.has(status) && refusalSchema.safeParse(body).success);

/**
 * One GET of WordPress's REST API. Asked as `index.php?rest_route=`, which works with any permalinks.
 * In: route (`/wp/v2/posts/12`) parameters and headers. Out: what WordPress says below 500, its own refusals included.
 * @throws UpstreamError when it can't be reached, answers late, fails, answers no JSON, or a firewall refuses. Parameters may
 * be secret: no error names them.
 */
export async function fetchRest(
  route: string,
  parameters: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  const query = new URLSearchParams({ rest_route: route, ...parameters });
  try {
    const response = await fetchWordPress(
      `/index.php?${query}`,
      { headers: { Accept: 'application/json', ...headers }, cache: 'no-store', redirect: 'manual' },
      'rest',
      'forms',
    );
    const body: unknown = await response.json();
    if (isAnswer(response.status, body)) return { status: response.status, body };
  } catch {
    // Said below, without the address that was asked.
  }
  throw new UpstreamError(`REST ${route}: no usable answer`);
}
