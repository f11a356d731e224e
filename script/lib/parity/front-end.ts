import { comparable, pathOf } from './address';

import type { AskWordPress } from './resolve-route';

const TIMEOUT_MS = 60_000;

/**
 * What WordPress's own front end answers: only status and redirect, and nothing at all where its Faust plugin sends
 * everybody to the site. Stands in where there is no resolve route.
 */
export function askFrontEnd(wordpress: string, fetcher: typeof fetch = fetch): AskWordPress {
  return async (path) => {
    const response = await fetcher(`${wordpress}${path}`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const location = response.headers.get('location');
    if (location === null) return { status: response.status, location: null, page: null };
    const target = pathOf(location);
    // The same path on another host is the Faust plugin's doing, and says nothing about the address.
    if (comparable(target) === comparable(path)) return { status: null, location: null, page: null };
    return { status: response.status, location: target, page: null };
  };
}
