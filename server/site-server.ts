import { createServer, type RequestListener } from 'node:http';

import type { Server } from 'node:http';

/** Longer than proxies keep an idle connection open (nginx: 60 s), so that the proxy closes it, never during a request. */
const KEEP_ALIVE_MS = 75_000;
/** Also closes a connection that sends nothing. */
const HEADERS_TIMEOUT_MS = 20_000;
/** Headers and body. The longest body is a recording's 2 MB; a slow one ends earlier (bridge/platform/request/read-body.ts). */
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

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** A connection that was busy when the stop began is closed soon after its answer. */
const CLOSE_IDLE_EVERY_MS = 200;

/** Runs `stop` once, at the first termination signal; then the process exits with code 0. */
export function stopOnSignals(stop: () => Promise<unknown>): void {
  let isStopping = false;
  const onSignal = (): void => {
    // A terminal's Ctrl-C comes to all processes, and once more from the primary.
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(0));
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
}

/** Takes no more connections, and resolves when every request has its answer. */
export async function closeServer(server: Server): Promise<void> {
  const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await new Promise((closed) => server.close(closed));
  clearInterval(timer);
}
