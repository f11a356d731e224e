import { comparable, pathOf } from './address';

import type { RequestWordPress } from './resolve-route';

const TIMEOUT_MS = 60_000;

/**
 * Requests WordPress's own front end: only status and redirect, and nothing where its Faust plugin redirects all
 * requests to the site. Replaces a missing resolve route.
 */
export function requestFrontEnd(wordpress: string, fetcher: typeof fetch = fetch): RequestWordPress {
  return async (path) => {
    const response = await fetcher(`${wordpress}${path}`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const location = response.headers.get('location');
    if (location === null) return { status: response.status, location: null, page: null };
    const target = pathOf(location);
    // The same path on another host is the Faust plugin's redirect, which says nothing about the address.
    if (comparable(target) === comparable(path)) return { status: null, location: null, page: null };
    return { status: response.status, location: target, page: null };
  };
}
