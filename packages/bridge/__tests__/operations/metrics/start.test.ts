/** The metrics' port, as Prometheus uses it. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { fetchWordPress } from '@footbridge/bridge/wordpress/rest/request';
import { recordRefusal } from '@footbridge/bridge/cache/invalidation/read-webhook';
import { serveMetrics, startMeasuring } from '@footbridge/bridge/operations/metrics/start';
import { nextFreePort } from '@footbridge/tools/process/ports';
import { pipeline } from '@footbridge/bridge/server/pipeline';
import { logRequests } from '@footbridge/bridge/server/steps/log-request';

import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';
import { metersState } from '@footbridge/bridge/platform/meters';

import { originOf, portOf } from '@footbridge/tools/process/listen';

const cache = temporaryCache();
const said: string[] = [];
const open: Server[] = [];
/** As packages/bridge/server/main.ts starts it. */
function startMetrics(): Server | null {
  const measured = startMeasuring();
  return measured && serveMetrics(measured);
}

async function start(port: number, more: Record<string, string> = {}): Promise<Server | null> {
  Object.assign(process.env, { METRICS_PORT: String(port), ...more });
  const server = startMetrics();
  if (server) open.push(server);
  return server;
}

const listening = async (server: Server | null): Promise<void> => {
  if (server && !server.listening) await once(server, 'listening');
};
const metrics = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...line: unknown[]) => void said.push([level, ...line].join(' ')));
});
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  metersState.value = undefined;
  said.length = 0;
});

describe('the port for metrics', () => {
  it('listens on METRICS_PORT, on 127.0.0.1 only, and logs its URL', async () => {
    const port = await nextFreePort(22_100);
    const server = await start(port);
    await listening(server);
    expect(server?.address()).toMatchObject({ address: '127.0.0.1' });
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await response.text()).toContain('footbridge_build_info{site="DSH"');
    expect(said).toEqual([`info [footbridge] metrics: at http://127.0.0.1:${port}/metrics`]);
  });

  it('answers nothing else', async () => {
    const port = await nextFreePort(22_200);
    await listening(await start(port));
    const requested = await Promise.all([
      fetch(`http://127.0.0.1:${port}/`),
      fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' }),
      fetch(`http://127.0.0.1:${port}/metrics?x=1`),
    ]);
    expect(requested.map(({ status }) => status)).toEqual([404, 405, 200]);
  });

  it('is not there, and nothing is measured, without METRICS_PORT', () => {
    expect(startMetrics()).toBeNull();
    expect(metersState.value).toBeUndefined();
  });

  it('that is in use is logged, and the site works without metrics', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    open.push(other);
    await listening(other);
    const port = portOf(other);
    const server = await start(port);
    if (server) await once(server, 'error').catch(() => undefined);
    open.pop();
    expect(said).toEqual([
      `error [footbridge] metrics: METRICS_PORT ${port} is in use by another process: there are no metrics until the next start`,
    ]);
    expect(metersState.value).toBeUndefined();
  });

  it('that is the site’s own is not taken from it', async () => {
    expect(await start(3000, { PORT: '3000' })).toBeNull();
    expect(said).toEqual([expect.stringContaining('METRICS_PORT 3000 is the site’s own port')]);
  });

  it('stops the start where it is none', async () => {
    await expect(start(70_000)).rejects.toThrow('METRICS_PORT must be a port number');
  });
});

describe('what the site does', () => {
  it('is measured: cached pages, requests to WordPress, refused webhooks, requests; not those for metrics', async () => {
    const port = await nextFreePort(22_300);
    await listening(await start(port));
    const site = createServer(
      pipeline([logRequests(() => undefined), (_request, response) => void response.end('{}')]),
    ).listen(0, '127.0.0.1');
    open.push(site);
    await listening(site);
    const url = originOf(site);

    await cache.store('/about', ['post:2']);
    await cache.get('/about');
    await cache.get('/nowhere');
    await fetch(`${url}/about/`);
    process.env.WORDPRESS_URL = url;
    await fetchWordPress('/feed/', {});
    process.env.WORDPRESS_URL = 'http://127.0.0.1:1';
    await fetchWordPress('/feed/', {}, { kind: 'rest' }).catch(() => undefined);
    recordRefusal('signature');

    const text = await metrics(port);
    expect(text).toMatch(/^footbridge_page_cache_total\{result="hit"\} 1$/m);
    expect(text).toMatch(/^footbridge_page_cache_total\{result="miss"\} 1$/m);
    expect(text).toMatch(/^footbridge_page_age_seconds_count 1$/m);
    expect(text).toMatch(/^footbridge_wordpress_seconds_count\{kind="front-end",outcome="answered"\} 1$/m);
    expect(text).toMatch(/^footbridge_wordpress_seconds_count\{kind="rest",outcome="unreachable"\} 1$/m);
    expect(text).toMatch(/^footbridge_webhooks_total\{result="signature"\} 1$/m);
    // The page and the feed count as requests; those of Prometheus do not.
    expect(text).toMatch(/^footbridge_request_seconds_count\{route="page",status="2xx"\} 1$/m);
    expect(text).toMatch(/^footbridge_request_seconds_count\{route="feed",status="2xx"\} 1$/m);
    expect(await metrics(port)).not.toMatch(/route="file"/);
    expect(text).not.toMatch(/about|127\.0\.0\.1/);
  });
});
