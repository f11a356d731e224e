import cluster from 'node:cluster';
import { once } from 'node:events';

import next from 'next';
import { AggregatorRegistry } from 'prom-client';

import { storeBrowserFiles } from '@footbridge/bridge/cache/browser-files/store';
import { catchUpInvalidations } from '@footbridge/bridge/cache/page-cache/site-invalidation';
import { purgeAfterStart } from '@footbridge/bridge/cache/purge/purge';
import { startDelivery } from '@footbridge/bridge/leads/delivery/start';
import { customServerState } from '@footbridge/bridge/platform/custom-server';
import { fetchAnswer } from '@footbridge/bridge/pages/routing/resolve-route';
import { whyNotListening } from '@footbridge/bridge/platform/failure';
import { log } from '@footbridge/bridge/platform/log';
import { startLogging } from '@footbridge/bridge/platform/logging/start';
import { serveMetrics, startMeasuring } from '@footbridge/bridge/operations/metrics/start';
import { currentRequest } from '@footbridge/bridge/platform/current-request/context';

import { pipeline, type Step } from './pipeline';
import { siteServer } from './site-server';
import { admit } from './steps/admit';
import { refuseOtherBrands } from './steps/brand-host';
import { setHeaders } from './steps/headers';
import { keepQuery } from './steps/keep-query';
import { logRequests } from './steps/log-request';
import { updateLoginCookie } from './steps/login-cookie';
import { normalizeUrl } from './steps/normalize-url';
import { limitPictures } from './steps/pictures';
import { checkProxyHeaders } from './steps/proxy-headers';
import { readRequest } from './steps/read-request';
import { cacheResponses } from './steps/response-cache';
import { closeStaging } from './steps/staging';
import { refuseWebhooks } from './steps/webhook';
import { closeServer, DRAIN_MS, stopOnSignals } from './stop';
import { startBeating, startWorkers } from './workers';

import type { ServerOptions } from './options';
import type { RequestListener, ServerResponse } from 'node:http';

/** Resolves when a response is complete, or its connection has closed. Next's own promise may resolve before. */
const answered = (response: ServerResponse): Promise<unknown> =>
  new Promise((resolve) => {
    if (response.writableEnded || response.destroyed) resolve(null);
    for (const event of ['prefinish', 'finish', 'close']) response.once(event, resolve);
  });

function renderPage(handle: (...request: Parameters<RequestListener>) => Promise<void>): Step {
  return async (request, response) => {
    const { signal } = currentRequest() ?? {};
    if (signal?.aborted) return;
    // Next renders nothing for a response that has ended.
    signal?.addEventListener('abort', () => response.end(), { once: true });
    await Promise.all([handle(request, response), answered(response)]);
  };
}

/** Measures this process, and serves its metrics; a worker leaves that to its primary. */
function startMetrics(): void {
  const measured = startMeasuring();
  if (!measured) return;
  if (!cluster.isWorker) return void serveMetrics(measured);
  // A sum over all workers would fall when one ends, and rate() takes that for a reset of all.
  measured.registry.setDefaultLabels({ worker: process.env.FOOTBRIDGE_WORKER });
  AggregatorRegistry.setRegistries([measured.registry]);
  // A registry of this kind answers the primary's requests.
  void new AggregatorRegistry();
}

function serveWorkerMetrics(): void {
  const registry = new AggregatorRegistry();
  serveMetrics({ text: () => registry.clusterMetrics(), contentType: registry.contentType });
}

/** A start waits no longer for a Redis that does not answer. */
const REDIS_TIMEOUT_MS = 1500;

async function serve({ dev, host, port }: ServerOptions): Promise<void> {
  const writeLine = startLogging();
  startMetrics();

  customServerState.value = true;
  const app = next({ dev, hostname: host, port, webpack: true });
  await app.prepare();

  // Each request goes through these steps in this order.
  const answer = pipeline([
    logRequests(writeLine),
    checkProxyHeaders(),
    readRequest(),
    refuseOtherBrands,
    closeStaging(),
    normalizeUrl,
    keepQuery,
    updateLoginCookie,
    cacheResponses(),
    admit(),
    refuseWebhooks,
    setHeaders(),
    limitPictures(),
    renderPage(app.getRequestHandler()),
  ]);
  const server = siteServer(answer);
  stopOnSignals(async () => {
    // In development nobody waits for others.
    await closeServer(server, dev ? 0 : DRAIN_MS);
    await app.close();
  });

  // In development Vite serves them.
  if (!dev) storeBrowserFiles();
  const checkTargets = await startDelivery();
  // What was edited while this process did not run counts from its first request on.
  await catchUpInvalidations(REDIS_TIMEOUT_MS);
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(`PORT ${port} ${whyNotListening(error)} (HOST ${host}). Choose another one: --port, --host.`, {
      cause: error,
    });
  });
  if (cluster.isWorker) startBeating();
  else log('info', 'server', `listens at http://${host}:${port}`);
  void purgeAfterStart();
  void checkTargets();
  // Which query variables WordPress reads, and in the log whether it has the route.
  void fetchAnswer('/').catch(() => undefined);
}

async function serveFromWorkers({ host, port, processes }: ServerOptions): Promise<void> {
  startLogging();
  const { ready, stop } = startWorkers({ count: processes, report: (level, line) => log(level, 'server', line) });
  stopOnSignals(stop);
  await ready;
  serveWorkerMetrics();
  log('info', 'server', `${processes} processes listen at http://${host}:${port}`);
}

/** Serves the site. Resolves when it listens. @throws Error of one line for an address that can't be used */
export async function start(options: ServerOptions): Promise<void> {
  process.env.PORT = String(options.port);
  if (options.processes > 1 && cluster.isPrimary) await serveFromWorkers(options);
  else await serve(options);
}
