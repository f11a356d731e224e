import { beforeHead } from '@footbridge/bridge/platform/headers/before-head';
import { currentRequest } from '@footbridge/bridge/platform/current-request/context';
import { redirectLocation } from '@footbridge/bridge/wordpress/url/location';

import type { Step } from '../pipeline';

/** Redirects that mean the address; 303 means that something was done. */
const MOVED = new Set([301, 302, 307, 308]);
/** Routes whose code says itself where they lead, and what their query means. */
const OWN_ROUTES = /^\/(?:_next|api|media|preview|unlock|comment|lead|index\.php)\//;

/**
 * Returns where a page that moved leads a request with a query. Cached redirects are the same for everybody, while WordPress
 * passes on the parameters that it does not read: without them a campaign's parameter would end at an old address.
 * @param route the URL by which Next finds the request's page
 * @param search the request's query, without "?"
 * @param location of its page's redirect
 * @returns the location with the query, unless it is on another site, which must not get the visitor's query, or already has a
 * query
 */
export function withQuery(route: string, search: string, location: string): string {
  if (!search || !location.startsWith('/') || location.includes('?') || OWN_ROUTES.test(route)) return location;
  const [page = '', fragment] = location.split('#');
  return redirectLocation(`${page}?${search}${fragment === undefined ? '' : `#${fragment}`}`) ?? location;
}

/** Passes a request's query on where its page has moved. */
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
