import { createServer, type RequestListener, type Server } from 'node:http';

/** Longer than proxies keep an idle connection open (nginx: 60 s), so that the proxy closes it, never during a request. */
const KEEP_ALIVE_MS = 75_000;
/** Also closes a connection that sends nothing. */
const HEADERS_TIMEOUT_MS = 20_000;
/** Headers and body. The longest body is a recording's 2 MB; a slow one ends earlier (packages/bridge/platform/request/read-body.ts). */
const REQUEST_TIMEOUT_MS = 60_000;
/** How exact both are. */
const CHECK_INTERVAL_MS = 5000;

/** Returns the HTTP server of the site. It ends a request that arrives too slowly with 408. */
export function siteServer(answer: RequestListener): Server {
  return createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      // Upgrades are not supported: the request is answered without one.
      shouldUpgradeCallback: () => false,
    },
    answer,
  );
}
