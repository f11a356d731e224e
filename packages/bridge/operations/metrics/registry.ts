import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { VITALS, type VitalName } from '@footbridge/shared/vitals';

import { CACHE_RESULTS, type Meters } from '../../platform/meters';

import type { ShareStats } from '../../wordpress/upstream/client';
import type { Share } from '../../wordpress/upstream/limits';
import type { PendingLeads } from '../../leads/outbox/types';

const MS_PER_SECOND = 1000;

/** `per` divides the browser's value: Prometheus uses seconds. Buckets include the thresholds of https://web.dev/articles/vitals. */
type Kind = [metric: string, help: string, per: number, buckets: number[]];

const KINDS: Readonly<Record<VitalName, Kind>> = {
  CLS: ['footbridge_cls', 'Cumulative layout shift of page views', 1, [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]],
  FCP: ['footbridge_fcp_seconds', 'First contentful paint of page views', MS_PER_SECOND, [0.5, 1, 1.8, 2.4, 3, 5, 10]],
  INP: [
    'footbridge_inp_seconds',
    'Interaction to next paint of page views',
    MS_PER_SECOND,
    [0.05, 0.1, 0.2, 0.35, 0.5, 1, 2],
  ],
  LCP: ['footbridge_lcp_seconds', 'Largest contentful paint of page views', MS_PER_SECOND, [1, 1.5, 2, 2.5, 4, 6, 10]],
  TTFB: ['footbridge_ttfb_seconds', 'Time to first byte of page views', MS_PER_SECOND, [0.2, 0.4, 0.8, 1.2, 1.8, 3, 5]],
};

function vitalHistograms(
  register: (name: string, help: string, buckets: number[], ...labels: string[]) => Histogram,
  brand: string,
): Meters['vital'] {
  const histograms = new Map(
    VITALS.map((name) => {
      const [metric, help, , buckets] = KINDS[name];
      return [name, register(metric, help, buckets, 'brand', 'template', 'device')];
    }),
  );
  return (name, value, { template, device }) =>
    histograms.get(name)?.observe({ brand, template, device }, value / KINDS[name][2]);
}

/** What the gauges read, at each scrape only. */
export interface Sources {
  /** Null if the outbox does not answer, or is off. */
  leads(): Promise<PendingLeads[] | null>;
  cachedPages(): Promise<{ kind: string; cachedAt: number }[]>;
  isShared(): Promise<boolean | null>;
  isWritable(): Promise<boolean | null>;
  upstream(): Record<Share, ShareStats>;
  now(): number;
  build: Record<'site' | 'build' | 'node', string>;
}

export interface MetricsSource {
  /** Returns all metrics in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

export interface Measurements extends MetricsSource {
  meters: Meters;
  registry: Registry;
}

/** A registry that updates its gauges also when the primary process collects the workers' metrics. */
class FreshRegistry extends Registry {
  refresh = async (): Promise<void> => undefined;

  override async getMetricsAsJSON() {
    await this.refresh();
    return super.getMetricsAsJSON();
  }
}

const RESPONSE_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WORDPRESS_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 7];
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const AGE_SECONDS = [MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 6 * HOUR, 24 * HOUR, 7 * 24 * HOUR];

const LEAD_STATES = ['accepted', 'delivering', 'waiting', 'refused'] as const;
const CIRCUIT_BREAKER_STATES = ['closed', 'half-open', 'open'] as const;
const CACHED_KINDS = ['page', 'redirect', 'not-found'];

const registering = (registers: Registry[]) => ({
  gauge: (name: string, help: string, ...labelNames: string[]) => new Gauge({ name, help, labelNames, registers }),
  counter: (name: string, help: string, ...labelNames: string[]) => new Counter({ name, help, labelNames, registers }),
  histogram: (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
    new Histogram({ name, help, buckets, labelNames, registers }),
});
type Registering = ReturnType<typeof registering>;

function gauges(
  { gauge }: Registering,
  { leads, cachedPages, isShared, isWritable, upstream, now, build }: Sources,
): () => Promise<void> {
  const waiting = gauge('footbridge_leads_waiting', 'Leads that are not delivered yet', 'state');
  const since = gauge('footbridge_leads_oldest_seconds', 'Age of the oldest of them; 0 if there are none', 'state');
  const cached = gauge('footbridge_cached_pages', 'Entries in the page cache', 'kind');
  const oldest = gauge('footbridge_cached_page_oldest_seconds', 'Age of the oldest cached page; 0 if there are none');
  const circuitBreaker = gauge(
    'footbridge_wordpress_circuit_breaker',
    'State of the circuit breaker: 1 for the current state, 0 for the others',
    'share',
    'state',
  );
  const requests = gauge(
    'footbridge_wordpress_requests',
    'Requests to WordPress that are in flight, and those in the queue',
    'share',
    'state',
  );
  const redis = gauge('footbridge_redis_up', 'Whether this process is connected to Redis; no value without REDIS_URL');
  redis.remove();
  const writes = gauge(
    'footbridge_redis_writable',
    'Whether Redis takes writes; 0 if its memory or disk is full; no value without REDIS_URL',
  );
  writes.remove();
  gauge('footbridge_build_info', 'Brand, build and version of Node; always 1', 'site', 'build', 'node').set(build, 1);
  return async () => {
    const [pending, pages, shared, takes] = await Promise.all([leads(), cachedPages(), isShared(), isWritable()]);
    if (shared !== null) redis.set(shared ? 1 : 0);
    if (takes !== null) writes.set(takes ? 1 : 0);
    // No value if the outbox does not answer: a 0 would look as if no lead waited.
    waiting.reset();
    since.reset();
    for (const state of pending ? LEAD_STATES : []) {
      const of = pending?.find((one) => one.state === state);
      waiting.set({ state }, of?.count ?? 0);
      since.set({ state }, of ? Math.max(0, now() - of.since) / 1000 : 0);
    }
    for (const kind of CACHED_KINDS) cached.set({ kind }, pages.filter((page) => page.kind === kind).length);
    for (const [share, { state: current, active, queued }] of Object.entries(upstream())) {
      for (const state of CIRCUIT_BREAKER_STATES) circuitBreaker.set({ share, state }, state === current ? 1 : 0);
      requests.set({ share, state: 'active' }, active);
      requests.set({ share, state: 'queued' }, queued);
    }
    const oldestAt = pages.reduce(
      (least, { kind, cachedAt }) => (kind === 'page' ? Math.min(least, cachedAt) : least),
      now(),
    );
    oldest.set(Math.max(0, now() - oldestAt) / 1000);
  };
}

/** Returns this process's metrics. Label values come from fixed sets: no path, no address, nothing about a visitor. */
export function measure(sources: Sources): Measurements {
  const registry = new FreshRegistry();
  collectDefaultMetrics({ register: registry });
  const metrics = registering([registry]);
  const { counter, histogram } = metrics;
  registry.refresh = gauges(metrics, sources);
  const requests = histogram(
    'footbridge_request_seconds',
    'Time until the response was sent',
    RESPONSE_SECONDS,
    'route',
    'status',
  );
  const pageCache = counter('footbridge_page_cache_total', 'Lookups in the page cache, by result', 'result');
  const ages = histogram('footbridge_page_age_seconds', 'Age of cached pages when they were served', AGE_SECONDS);
  const wordPress = histogram(
    'footbridge_wordpress_seconds',
    'Time until WordPress responded, or the request failed',
    WORDPRESS_SECONDS,
    'kind',
    'outcome',
  );
  const webhooks = counter('footbridge_webhooks_total', 'Revalidation webhooks received, by result', 'result');
  const calls = counter(
    'footbridge_calls_total',
    'Finished calls that the call tracker reported, by the variant of the number',
    'number',
  );
  const lines = counter('footbridge_log_lines_total', 'Log lines, including those below LOG_LEVEL', 'level', 'area');
  for (const result of CACHE_RESULTS) pageCache.inc({ result }, 0);
  // From 0 on, because increase() of Prometheus does not count a series' first value.
  for (const result of ['accepted', 'signature']) webhooks.inc({ result }, 0);
  return {
    meters: {
      request: (route, status, seconds) =>
        requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
      pageCache(result, age) {
        pageCache.inc({ result });
        if (age !== undefined && result !== 'outdated') ages.observe(age);
      },
      wordPress: (kind, outcome, seconds) => wordPress.observe({ kind, outcome }, seconds),
      webhook: (result) => webhooks.inc({ result }),
      call: (number) => calls.inc({ number }),
      logLine: (level, area) => lines.inc({ level, area }),
      vital: vitalHistograms(histogram, sources.build.site),
    },
    async text() {
      await registry.refresh();
      return registry.metrics();
    },
    contentType: registry.contentType,
    registry,
  };
}
