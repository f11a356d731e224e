import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';

import { redirectLocation } from '../../wordpress/url/location';
import { routeRequest } from './route';

/** Redirects that mean the address; 303 means that something was done. */
const MOVED = new Set([301, 302, 307, 308]);
/** What these answer stands in their own code, and so does where they lead. */
const OWN_WAYS = /^\/(?:_next|api|media|preview|unlock|comment|lead|index\.php)\//;

/**
 * Where a page that moved leads whoever asked for it with a query. Kept redirects are made of the path alone, the same for
 * everybody, while WordPress hands on what it does not read itself: without it a campaign's mark would end at an old address.
 * In: the target as it was asked for, and where its page leads. Out: with the query, unless the page leads to another
 * site (nobody else is told what a visitor brought), or to an address that has a query of its own.
 */
export function withQuery(target: string, location: string): string {
  const [, path = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? [];
  if (!search || !location.startsWith('/') || location.includes('?') || OWN_WAYS.test(path)) return location;
  // What proxy.ts leads elsewhere has read its query.
  if (routeRequest(path, new URLSearchParams(search)).kind !== 'continue') return location;
  const [page = '', fragment] = location.split('#');
  return redirectLocation(`${page}?${search}${fragment === undefined ? '' : `#${fragment}`}`) ?? location;
}

function keep(response: ServerResponse, target: string): void {
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]): ServerResponse => {
    const location = response.getHeader('Location');
    if (MOVED.has(Number(head[0])) && typeof location === 'string')
      response.setHeader('Location', withQuery(target, location));
    return Reflect.apply(writeHead, response, head);
  };
}

/**
 * Hands a query on where a page has moved, before the answer's head is written. It is so for every server of this process.
 * @returns what ends it
 */
export function keepQueries(): () => void {
  const look = (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('request' in message) || !('response' in message)) return;
    const { request, response } = message;
    if (!(response instanceof ServerResponse) || typeof request !== 'object' || request === null || !('url' in request))
      return;
    if (typeof request.url === 'string' && request.url.includes('?')) keep(response, request.url);
  };
  subscribe('http.server.request.start', look);
  return () => void unsubscribe('http.server.request.start', look);
}
