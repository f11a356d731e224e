import { beforeHead } from '@/bridge/platform/headers/before-head';
import { redirectLocation } from '@/bridge/wordpress/url/location';

import type { Step } from '../pipeline';

/** Redirects that mean the address; 303 means that something was done. */
const MOVED = new Set([301, 302, 307, 308]);
/** Routes whose code says itself where they lead, and what their query means. */
const OWN_ROUTES = /^\/(?:_next|api|media|preview|unlock|comment|lead|index\.php)\//;

/**
 * Returns where a page that moved leads a request with a query. Cached redirects are the same for everybody, while WordPress
 * passes on the parameters that it does not read: without them a campaign's parameter would end at an old address.
 * @param url of the request
 * @param location of its page's redirect
 * @returns the location with the query, unless it is on another site, which must not get the visitor's query, or already has a
 * query
 */
export function withQuery(url: string, location: string): string {
  const [, path = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? [];
  if (!search || !location.startsWith('/') || location.includes('?') || OWN_ROUTES.test(path)) return location;
  const [page = '', fragment] = location.split('#');
  return redirectLocation(`${page}?${search}${fragment === undefined ? '' : `#${fragment}`}`) ?? location;
}

/** Passes a request's query on where its page has moved. */
export const keepQuery: Step = (request, response, next) => {
  const { url = '' } = request;
  if (url.includes('?'))
    beforeHead(response, () => {
      const location = response.getHeader('Location');
      if (MOVED.has(response.statusCode) && typeof location === 'string')
        response.setHeader('Location', withQuery(url, location));
    });
  next();
};
