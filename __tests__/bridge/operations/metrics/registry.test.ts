import { measure } from '@/bridge/operations/metrics/registry';

import type { ShareStats } from '@/bridge/wordpress/upstream/client';
import type { Share } from '@/bridge/wordpress/upstream/limits';
import type { Sources } from '@/bridge/operations/metrics/registry';

const NOW = Date.UTC(2026, 6, 25);
const MINUTE = 60_000;
const build = { site: 'DSH', build: 'build-1', node: 'v20' };
const IDLE: ShareStats = { state: 'closed', active: 0, queued: 0 };
const gates: Record<Share, ShareStats> = {
  pages: IDLE,
  searches: { state: 'open', active: 4, queued: 7 },
  forms: IDLE,
  uploads: IDLE,
};
const sources = (more: Partial<Sources> = {}): Sources => ({
  leads: async () => [],
  cachedPages: async () => [],
  isShared: async () => null,
  isWritable: async () => null,
  upstream: () => gates,
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
  it('tell which build runs, and what Node says of its process', async () => {
    const found = samples(await measure(sources()).text());
    expect(found.get('footbridge_build_info{site="DSH",build="build-1",node="v20"}')).toBe(1);
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds', 'process_start_time_seconds'])
      expect(found.has(name)).toBe(true);
  });

  it('tell how old pages are when they are given, and what the cache had', async () => {
    const { meters, text } = measure(sources());
    meters.kept('hit', 30);
    meters.kept('hit', 5 * 60);
    meters.kept('stale', 90 * 60);
    meters.kept('outdated', 10);
    meters.kept('miss');
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

  it('tell what is kept, and how old the oldest page is', async () => {
    const kept = [
      { kind: 'page', cachedAt: NOW - 90 * MINUTE },
      { kind: 'page', cachedAt: NOW - MINUTE },
      { kind: 'not-found', cachedAt: NOW - 900 * MINUTE },
    ];
    const { text } = measure(sources({ cachedPages: async () => kept }));
    const found = samples(await text());
    expect(['page', 'redirect', 'not-found'].map((kind) => found.get(`footbridge_kept_pages{kind="${kind}"}`))).toEqual(
      [2, 0, 1],
    );
    expect(found.get('footbridge_kept_page_oldest_seconds')).toBe(90 * 60);
    expect(samples(await measure(sources()).text()).get('footbridge_kept_page_oldest_seconds')).toBe(0);
  });

  it('tell how many leads wait, and since when', async () => {
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

  it('say nothing of leads where nobody knows: no 0, which would say that all is well, and no value of before', async () => {
    let known: Awaited<ReturnType<Sources['leads']>> = [{ state: 'waiting', count: 3, since: NOW }];
    const { text } = measure(sources({ leads: async () => known }));
    expect(await text()).toMatch(/^footbridge_leads_waiting\{/m);
    known = null;
    expect(await text()).not.toMatch(/^footbridge_leads_(?:waiting|oldest_seconds)\{/m);
  });

  it('tell which share’s breaker is open, and how many of its requests are on their way or wait', async () => {
    const found = samples(await measure(sources()).text());
    expect(
      ['closed', 'half-open', 'open'].map((state) => [
        found.get(`footbridge_wordpress_breaker{share="pages",state="${state}"}`),
        found.get(`footbridge_wordpress_breaker{share="searches",state="${state}"}`),
      ]),
    ).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
    expect(
      ['asking', 'waiting'].map((state) =>
        found.get(`footbridge_wordpress_requests{share="searches",state="${state}"}`),
      ),
    ).toEqual([4, 7]);
  });

  it('tell how long WordPress took, by kind and outcome', async () => {
    const { meters, text } = measure(sources());
    meters.wordPress('page', 'answered', 0.2);
    meters.wordPress('page', 'answered', 3);
    meters.wordPress('frame', 'late', 7);
    const found = samples(await text());
    expect(found.get('footbridge_wordpress_seconds_bucket{le="0.25",kind="page",outcome="answered"}')).toBe(1);
    expect(found.get('footbridge_wordpress_seconds_count{kind="page",outcome="answered"}')).toBe(2);
    expect(found.get('footbridge_wordpress_seconds_count{kind="frame",outcome="late"}')).toBe(1);
  });

  it('count requests, notices and log lines', async () => {
    const { meters, text } = measure(sources());
    meters.request('page', 200, 0.01);
    meters.request('page', 204, 0.02);
    meters.request('api/lead', 503, 1);
    meters.notice('accepted');
    meters.notice('signature');
    meters.logLine('warn', 'media');
    const found = samples(await text());
    expect(found.get('footbridge_request_seconds_count{route="page",status="2xx"}')).toBe(2);
    expect(found.get('footbridge_request_seconds_count{route="api/lead",status="5xx"}')).toBe(1);
    expect(found.get('footbridge_notices_total{result="accepted"}')).toBe(1);
    expect(found.get('footbridge_notices_total{result="signature"}')).toBe(1);
    expect(found.get('footbridge_log_lines_total{level="warn",area="media"}')).toBe(1);
  });
});

describe('whether pages are shared', () => {
  it.each([
    [true, 1],
    [false, 0],
    [null, undefined],
  ])('is told where there is a Redis (%s)', async (isShared, value) => {
    expect(samples(await measure(sources({ isShared: async () => isShared })).text()).get('footbridge_redis_up')).toBe(
      value,
    );
  });

  it.each([
    [true, 1],
    [false, 0],
    [null, undefined],
  ])('is told of what is written there, too (%s)', async (isWritable, value) => {
    expect(
      samples(await measure(sources({ isWritable: async () => isWritable })).text()).get(
        'footbridge_redis_takes_writes',
      ),
    ).toBe(value);
  });
});
