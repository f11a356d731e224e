import { publicHost, requestedHost } from '@footbridge/bridge/platform/request/host';
import { routeKind } from '@footbridge/bridge/platform/request/route-kind';
import { brands, site } from '@footbridge/shared/site/current';

import type { Step } from '../pipeline';

const MISDIRECTED = 421;
const TRAILING = /\.?(?::\d+)?$/;

/** The hosts of the other brands, which other processes serve. */
const OTHER_HOSTS: ReadonlySet<string> = new Set(
  brands()
    .sites.map(({ domain }) => domain)
    .filter((domain) => domain !== site().domain),
);

/** Refuses requests for another brand's host: a proxy sent them to the wrong process. Health checks may name any host. */
export const refuseOtherBrands: Step = (request, response, next) => {
  const host = publicHost(requestedHost(request).replace(TRAILING, ''));
  if (!OTHER_HOSTS.has(host) || routeKind(request.url ?? '/') === 'api/health') return next();
  response
    .writeHead(MISDIRECTED, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`This server serves ${site().domain}, not ${host}.\n`);
};
