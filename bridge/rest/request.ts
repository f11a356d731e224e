import { UpstreamError } from '../page/upstream-error';
import { fetchWordPress } from '../shared/fetch-wordpress';

export interface RestAnswer {
  status: number;
  body: unknown;
}

/**
 * One GET of WordPress's REST API. Asked as `index.php?rest_route=`, which works with any permalinks.
 * In: route (`/wp/v2/posts/12`), parameters and headers. Out: what WordPress says below 500, its refusals included.
 * @throws UpstreamError when it can't be reached, answers late, fails, or answers no JSON. Parameters may be secret:
 * no error names them.
 */
export async function askRest(route: string, parameters: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<RestAnswer> {
  const query = new URLSearchParams({ rest_route: route, ...parameters });
  try {
    const response = await fetchWordPress(`/index.php?${query}`, { headers: { Accept: 'application/json', ...headers }, cache: 'no-store', redirect: 'error' }, 'rest');
    if (response.status < 500) return { status: response.status, body: await response.json() };
  } catch {
    // Said below, without the address that was asked.
  }
  throw new UpstreamError(`REST ${route}: no usable answer`);
}
