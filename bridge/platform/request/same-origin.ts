import { site } from '@/site-config/site';

import { publicHost } from './public-host';

import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form without script was sent from a page of this site: it carries no token, so the browser's own word counts.
 * Sec-Fetch-Site where there is one (no page can set it), else Origin; a request with neither is refused.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin';
  const { origin } = headers;
  if (!origin || !URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  // A proxy may have written its own name into Host; what it was asked as then stands beside it.
  return host === headers.host || host === headers['x-forwarded-host'] || publicHost(hostname) === site.domain;
}

/** Whether a browser says that a page of another site sent this. For what also carries a token: of itself a program says nothing. */
export function isForeign(headers: IncomingHttpHeaders): boolean {
  return (headers['sec-fetch-site'] ?? headers.origin) !== undefined && !isSameOrigin(headers);
}
