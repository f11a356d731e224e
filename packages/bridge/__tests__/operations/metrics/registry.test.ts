import { measure, type Sources } from '@footbridge/bridge/operations/metrics/registry';

import type { ShareStats } from '@footbridge/bridge/wordpress/upstream/client';
import type { Share } from '@footbridge/bridge/wordpress/upstream/limits';

const NOW = Date.UTC(2026, 6, 25);
const MINUTE = 60_000;
const build = { site: 'DSH', build: 'build-1', node: 'v20' };
const IDLE: ShareStats = { state: 'closed', active: 0, queued: 0 };
const figures: Record<Share, ShareStats> = {
  pages: IDLE,
  searches: { state: 'open', active: 4, queued: 7 },
  forms: IDLE,
  uploads: IDLE,
  mediaHosts: IDLE,
};
const sources = (more: Partial<Sources> = {}): Sources => ({
  leads: async () => [],
  cachedPages: async () => [],
  isShared: async () => null,
  isWritable: async () => null,
  upstream: () => figures,
  now: () => NOW,
  build,
  ...more,
});

/** Samples by name and labels, as Prometheus reads them. */
const samples = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

describe('metrics', () => {
  it('name the build, and include Node’s own metrics', async () => {
    const found = samples(await measure(sources()).text());
    expect(found.get('footbridge_build_info{site="DSH",build="build-1",node="v20"}')).toBe(1);
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds', 'process_start_time_seconds'])
      expect(found.has(name)).toBe(true);
  });

  it('have the age of pages that are served, and the results of the page cache', async () => {
    const { meters, text } = measure(sources());
    meters.pageCache('hit', 30);
    meters.pageCache('hit', 5 * 60);
    meters.pageCache('stale', 90 * 60);
    meters.pageCache('outdated', 10);
    meters.pageCache('miss');
    const found = samples(await text());
    expect(
      ['hit', 'stale', 'outdated', 'miss'].map((result) =>
        found.get(`footbridge_page_cache_total{result="${result}"}`),
      ),
    ).toEqual([2, 1, 1, 1]);
    expect([60, 600, 3600, 7200].map((age) => found.get(`footbridge_page_age_seconds_bucket{le="${age}"}`))).toEqual([
      1, 2, 2, 3,
    ]);
    expect(found.get('footbridge_page_age_seconds_count')).toBe(3);
  });

  it('have the number of cached entries, and the age of the oldest page', async () => {
    const cached = [
      { kind: 'page', cachedAt: NOW - 90 * MINUTE },
      { kind: 'page', cachedAt: NOW - MINUTE },
      { kind: 'not-found', cachedAt: NOW - 900 * MINUTE },
    ];
    const { text } = measure(sources({ cachedPages: async () => cached }));
    const found = samples(await text());
    expect(
      ['page', 'redirect', 'not-found'].map((kind) => found.get(`footbridge_cached_pages{kind="${kind}"}`)),
    ).toEqual([2, 0, 1]);
    expect(found.get('footbridge_cached_page_oldest_seconds')).toBe(90 * 60);
    expect(samples(await measure(sources()).text()).get('footbridge_cached_page_oldest_seconds')).toBe(0);
  });

  it('have the number of pending leads, and the age of the oldest', async () => {
    const { text } = measure(
      sources({
        leads: async () => [
          { state: 'waiting', count: 3, since: NOW - 20 * MINUTE },
          { state: 'refused', count: 1, since: NOW - 60 * MINUTE },
        ],
      }),
    );
    const found = samples(await text());
    expect(
      ['accepted', 'delivering', 'waiting', 'refused'].map((state) => [
        found.get(`footbridge_leads_waiting{state="${state}"}`),
        found.get(`footbridge_leads_oldest_seconds{state="${state}"}`),
      ]),
    ).toEqual([
      [0, 0],
      [0, 0],
      [3, 1200],
      [1, 3600],
    ]);
  });

  it('have no value for leads if the outbox does not answer: neither 0 nor the value of before', async () => {
    let known: Awaited<ReturnType<Sources['leads']>> = [{ state: 'waiting', count: 3, since: NOW }];
    const { text } = measure(sources({ leads: async () => known }));
    expect(await text()).toMatch(/^footbridge_leads_waiting\{/m);
    known = null;
    expect(await text()).not.toMatch(/^footbridge_leads_(?:waiting|oldest_seconds)\{/m);
  });

  it('have the state of each circuit breaker, and the number of requests in flight and in the queue', async () => {
    const found = samples(await measure(sources()).text());
    expect(
      ['closed', 'half-open', 'open'].map((state) => [
        found.get(`footbridge_wordpress_circuit_breaker{share="pages",state="${state}"}`),
        found.get(`footbridge_wordpress_circuit_breaker{share="searches",state="${state}"}`),
      ]),
    ).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
    expect(
      ['active', 'queued'].map((state) =>
        found.get(`footbridge_wordpress_requests{share="searches",state="${state}"}`),
      ),
    ).toEqual([4, 7]);
  });

  it('count log lines', async () => {
    const { meters, text } = measure(sources());
    meters.logLine('warn', 'media');
    expect(samples(await text()).get('footbridge_log_lines_total{level="warn",area="media"}')).toBe(1);
  });

  it('have webhooks from 0 on, so that Prometheus sees the first', async () => {
    const found = samples(await measure(sources()).text());
    for (const result of ['accepted', 'signature'])
      expect(found.get(`footbridge_webhooks_total{result="${result}"}`)).toBe(0);
  });

  it('count requests, webhooks and log lines', async () => {
    const { meters, text } = measure(sources());
    meters.request('page', 200, 0.01);
    meters.request('page', 204, 0.02);
    meters.request('api/lead', 503, 1);
    meters.webhook('accepted');
    meters.webhook('signature');
    meters.logLine('warn', 'media');
    const found = samples(await text());
    expect(found.get('footbridge_request_seconds_count{route="page",status="2xx"}')).toBe(2);
    expect(found.get('footbridge_request_seconds_count{route="api/lead",status="5xx"}')).toBe(1);
    expect(found.get('footbridge_webhooks_total{result="accepted"}')).toBe(1);
    expect(found.get('footbridge_webhooks_total{result="signature"}')).toBe(1);
    expect(found.get('footbridge_log_lines_total{level="warn",area="media"}')).toBe(1);
  });
});

it.each([
  [true, 1],
  [false, 0],
  [null, undefined],
])('of Redis: connected and writable %s is %s', async (state, value) => {
  const found = samples(await measure(sources({ isShared: async () => state, isWritable: async () => state })).text());
  expect([found.get('footbridge_redis_up'), found.get('footbridge_redis_writable')]).toEqual([value, value]);
});
