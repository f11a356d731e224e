import { currentRequest } from '@footbridge/bridge/platform/current-request/context';
import { geoHeaderNames } from '@footbridge/bridge/visitors/geolocation/host-headers';

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Step } from '../pipeline';

/**
 * The headers that the site and Next read, with the most characters of each; all others are removed. Next takes some
 * seconds for a long User-Agent, and its router's own headers change its answers. A longer value counts as not sent.
 */
const ALLOWED: Readonly<Record<string, number>> = {
  accept: 400,
  'accept-encoding': 200,
  'content-length': 20,
  'content-type': 200,
  cookie: 16_384,
  host: 260,
  'idempotency-key': 200,
  'if-modified-since': 40,
  'if-none-match': 1000,
  'if-range': 200,
  origin: 300,
  range: 100,
  'sec-fetch-mode': 40,
  'sec-fetch-site': 40,
  'sec-purpose': 100,
  'user-agent': 800,
  'x-csrf-token': 200,
  'x-footbridge-signature': 100,
  'x-footbridge-timestamp': 20,
  'x-forwarded-for': 1000,
  'x-forwarded-host': 260,
  'x-forwarded-proto': 50,
  'x-request-id': 64,
};
/** A place or an address of the visitor. */
const MAX_GEO_HEADER = 200;

/** Cookies of Next's preview mode, which the site does not use: Next would answer them with cookies. */
const PREVIEW_MODE = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=[^;]*/g;

/** Returns a function that removes from a request's headers what no route reads. @throws EnvironmentError for invalid GEO_HEADERS */
function headerFilter(): (headers: IncomingHttpHeaders) => void {
  const allowed = new Map(Object.entries(ALLOWED));
  for (const name of geoHeaderNames()) allowed.set(name, MAX_GEO_HEADER);
  return (headers) => {
    for (const [name, value] of Object.entries(headers))
      if (String(value).length > (allowed.get(name) ?? -1)) Reflect.deleteProperty(headers, name);
    if (headers.cookie?.includes('__')) headers.cookie = headers.cookie.replace(PREVIEW_MODE, '');
  };
}

/** More than any campaign's link has. */
const MAX_PARAMETERS = 50;
const MAX_QUERY_BYTES = 2000;

/** An escape that the cut has divided. */
const CUT_ESCAPE = /%[0-9a-f]?$/i;

/** Returns the part of a query that is read: 50 parameters, 2,000 bytes. A parameter that is repeated takes Next seconds. */
export function limitQuery(search: string): string {
  const cut = search.length > MAX_QUERY_BYTES ? search.slice(0, MAX_QUERY_BYTES).replace(CUT_ESCAPE, '') : search;
  return cut.split('&', MAX_PARAMETERS).join('&');
}

/** A name or an address, with a port (RFC 3986, section 3.2.2). */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Whether a request has one Host, and a valid one (RFC 9112, section 3.2). HTTP/1.0 has none. */
function hasValidHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const count = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  if (count === 0) return httpVersion === '1.0';
  return count === 1 && HOST.test(headers.host ?? '');
}

/** Returns the step after which a request has only what the site reads. @throws EnvironmentError for GEO_HEADERS */
export function readRequest(): Step {
  const filterHeaders = headerFilter();
  return (request, response, next) => {
    if (!hasValidHost(request))
      return void response
        .writeHead(400, {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'no-store',
          Connection: 'close',
        })
        .end('A request needs one valid Host header.\n');
    filterHeaders(request.headers);
    const { url = '/' } = request;
    const queryStart = url.indexOf('?');
    if (queryStart >= 0) {
      const search = limitQuery(url.slice(queryStart + 1));
      request.url = `${url.slice(0, queryStart)}?${search}`;
      const context = currentRequest();
      if (context) context.search = search;
    }
    return next();
  };
}
