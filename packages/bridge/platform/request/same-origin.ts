import { site } from '@footbridge/shared/site/current';

import { publicHost } from './public-host';

import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether a request comes from a page of this site, by Sec-Fetch-Site, which no page can set, else by Origin. False without
 * either. For forms without script, which have no token.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin';
  const { origin } = headers;
  if (!origin || !URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  // A proxy may replace Host; the original is in X-Forwarded-Host.
  return host === headers.host || host === headers['x-forwarded-host'] || publicHost(hostname) === site().domain;
}

/** Returns whether a request comes from a page of another site. False for clients without the headers, so check a token as well. */
export function isForeign(headers: IncomingHttpHeaders): boolean {
  return (headers['sec-fetch-site'] ?? headers.origin) !== undefined && !isSameOrigin(headers);
}
