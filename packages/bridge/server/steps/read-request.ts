import { currentRequest } from '@footbridge/bridge/platform/current-request/context';

import { headerFilter } from '../allowed-headers';

import type { IncomingMessage } from 'node:http';
import type { Step } from '../pipeline';

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
