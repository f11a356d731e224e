import { createServer, type Server } from 'node:http';

import { setting } from '../../platform/env';
import { log } from '../../platform/log';
import { upstreamStats } from '../../wordpress/upstream/client';
import { isShared } from '../../cache/page-cache/site-invalidation';
import { cachedPages } from '../../cache/page-cache/store';
import { buildId } from '../../platform/folders';
import { whyNotListening } from '../../platform/failure';
import { isWritable } from '../../platform/redis/link';
import { pendingLeads } from '../leads/summary';
import { measure, type Measurements, type MetricsSource } from './registry';
import { metersState } from '../../platform/meters';
import { site } from '@footbridge/shared/site/current';

function metricsServer({ text, contentType }: MetricsSource): Server {
  return createServer((request, response) => {
    const [path] = (request.url ?? '').split('?', 1);
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
    if (path !== '/metrics' || !isGet) {
      response
        .writeHead(path === '/metrics' ? 405 : 404, {
          'Content-Type': 'text/plain; charset=utf-8',
          ...(path === '/metrics' && { Allow: 'GET, HEAD' }),
        })
        .end('Metrics are at /metrics.\n');
      return;
    }
    text().then(
      (all) => response.setHeader('Content-Type', contentType).end(all),
      (error: unknown) => {
        log('error', 'metrics', 'could not be collected', error);
        response.writeHead(500).end();
      },
    );
  });
}

/** Returns METRICS_PORT and METRICS_HOST; null without METRICS_PORT. @throws EnvironmentError */
function metricsAddress(): { port: number; host: string } | null {
  const port = setting('METRICS_PORT');
  if (port === undefined) return null;
  if (String(port) !== process.env.PORT) return { port, host: setting('METRICS_HOST') };
  log('error', 'metrics', `METRICS_PORT ${port} is the site’s own port: there are no metrics. Choose another one`);
  return null;
}

/** Starts to collect this process's metrics; null without METRICS_PORT. @throws EnvironmentError */
export function startMeasuring(): Measurements | null {
  if (!metricsAddress() || metersState.value) return null;
  const measured = measure({
    leads: pendingLeads,
    cachedPages,
    isShared,
    isWritable,
    upstream: upstreamStats,
    now: Date.now,
    build: { site: site().code, build: buildId(), node: process.version },
  });
  metersState.value = measured.meters;
  return measured;
}

/** Starts the metrics server; null without METRICS_PORT. The site works also if its port is in use. */
export function serveMetrics(source: MetricsSource): Server | null {
  const address = metricsAddress();
  if (!address) return null;
  const { port, host } = address;
  const server = metricsServer(source);
  server.on('error', (error: NodeJS.ErrnoException) => {
    metersState.value = undefined;
    log(
      'error',
      'metrics',
      `METRICS_PORT ${port} ${whyNotListening(error)}: there are no metrics until the next start`,
    );
  });
  server.listen(port, host, () =>
    log('info', 'metrics', `at http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`),
  );
  // The server must not keep the process alive.
  server.unref();
  return server;
}
