import { beforeHead } from '@footbridge/bridge/platform/headers/before-head';
import { currentRequest } from '@footbridge/bridge/platform/current-request/context';
import { redirectLocation } from '@footbridge/bridge/wordpress/url/location';

import type { Step } from '../pipeline';

/** Redirects that mean the address; 303 means that something was done. */
const MOVED = new Set([301, 302, 307, 308]);
/** Routes whose code says itself where they lead, and what their query means. */
const OWN_ROUTES = /^\/(?:_next|api|media|preview|unlock|comment|lead|index\.php)\//;

/** Returns a cached redirect's location with the request's query, unless it has one, or is on another site. */
export function withQuery(route: string, search: string, location: string): string {
  if (!search || !location.startsWith('/') || location.includes('?') || OWN_ROUTES.test(route)) return location;
  const [page = '', fragment] = location.split('#');
  return redirectLocation(`${page}?${search}${fragment === undefined ? '' : `#${fragment}`}`) ?? location;
}

export const keepQuery: Step = (request, response, next) => {
  const { search = '' } = currentRequest() ?? {};
  const { url = '' } = request;
  if (search)
    beforeHead(response, () => {
      const location = response.getHeader('Location');
      if (MOVED.has(response.statusCode) && typeof location === 'string')
        response.setHeader('Location', withQuery(url, search, location));
    });
  return next();
};
