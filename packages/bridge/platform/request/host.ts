import { site } from '@footbridge/shared/site/current';

import { isFromTrustedProxy } from './client-address';

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Returns the host, with its port, that the browser requested: a trusted proxy's X-Forwarded-Host, else Host. */
export function requestedHost(request: IncomingMessage): string {
  const { host = '', 'x-forwarded-host': forwarded } = request.headers;
  return (
    (isFromTrustedProxy(request) &&
      String(forwarded ?? '')
        .split(',', 1)[0]
        ?.trim()) ||
    host
  );
}

/** Host name prefixes of the editors' sites. A link to one means the public site (specification, section 7). */
export const ADMIN_PREFIX = /^(?:stagingadmin|admin|local)\./;

/** Returns a host name without `www.` and admin prefixes, in lower case. */
export function publicHost(host: string): string {
  return host
    .toLowerCase()
    .replace(ADMIN_PREFIX, '')
    .replace(/^www\./, '');
}

/** Whether a page of this site sent a request: Sec-Fetch-Site, else Origin; false without either. For forms without a token. */
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
