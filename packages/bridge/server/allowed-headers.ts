import { geoHeaderNames } from '@footbridge/bridge/visitors/geolocation/host-headers';

import type { IncomingHttpHeaders } from 'node:http';

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
export function headerFilter(): (headers: IncomingHttpHeaders) => void {
  const allowed = new Map(Object.entries(ALLOWED));
  for (const name of geoHeaderNames()) allowed.set(name, MAX_GEO_HEADER);
  return (headers) => {
    for (const [name, value] of Object.entries(headers))
      if (String(value).length > (allowed.get(name) ?? -1)) Reflect.deleteProperty(headers, name);
    if (headers.cookie?.includes('__')) headers.cookie = headers.cookie.replace(PREVIEW_MODE, '');
  };
}
