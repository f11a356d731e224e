import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { vitalHistograms } from './vitals';

import type { ShareStats } from '../../wordpress/upstream/client';
import type { Share } from '../../wordpress/upstream/limits';
import type { PendingLeads } from '../../leads/outbox/types';
import type { Meters } from '../../platform/meters';

/** Of what is asked when somebody looks, and only then. */
export interface Sources {
  /** Null where nobody can say. */
  leads(): Promise<PendingLeads[] | null>;
  cachedPages(): Promise<{ kind: string; cachedAt: number }[]>;
  /** Whether pages and notices go through Redis just now; null where they never do. */
  isShared(): Promise<boolean | null>;
  /** Whether Redis takes what is written; null where there is none. */
  isWritable(): Promise<boolean | null>;
  upstream(): Record<Share, ShareStats>;
  now(): number;
  build: Record<'site' | 'build' | 'node', string>;
}

export interface MetricsSource {
  /** In Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

export interface Measured extends MetricsSource {
  meters: Meters;
  registry: Registry;
}

/** A registry whose gauges are brought up to date for the primary process, too, which adds up those of its workers. */
class FreshRegistry extends Registry {
  refresh = async (): Promise<void> => undefined;

  override async getMetricsAsJSON() {
    await this.refresh();
    return super.getMetricsAsJSON();
  }
}

const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WORDPRESS_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 7];
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const AGE_SECONDS = [MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 6 * HOUR, 24 * HOUR, 7 * 24 * HOUR];

const STATES = ['accepted', 'delivering', 'waiting', 'refused'] as const;
const BREAKER_STATES = ['closed', 'half-open', 'open'] as const;
const KEPT_KINDS = ['page', 'redirect', 'not-found'];

/**
 * Creates the gauges whose values are read when somebody asks for metrics. Processes of one machine share most of what they
 * show, so `aggregator` says which value stands for all. @returns reads them
 */
function gauges(
  registers: Registry[],
  { leads, cachedPages, isShared, isWritable, upstream, now, build }: Sources,
): () => Promise<void> {
  const waiting = new Gauge({
    name: 'footbridge_leads_waiting',
    help: 'Leads that are not delivered yet',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
  });
  const since = new Gauge({
    name: 'footbridge_leads_oldest_seconds',
    help: 'How long the oldest of them has been waiting; 0 where none is',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
  });
  const kept = new Gauge({
    name: 'footbridge_kept_pages',
    help: 'What is kept for all visitors',
    labelNames: ['kind'],
    aggregator: 'max',
    registers,
  });
  const oldest = new Gauge({
    name: 'footbridge_kept_page_oldest_seconds',
    help: 'Age of the page that was made longest ago; 0 where none is kept',
    aggregator: 'max',
    registers,
  });
  const breaker = new Gauge({
    name: 'footbridge_wordpress_breaker',
    help: 'Whether WordPress is asked (closed), spared (open) or tried (half-open): 1 for what it is',
    labelNames: ['share', 'state'],
    aggregator: 'max',
    registers,
  });
  const requests = new Gauge({
    name: 'footbridge_wordpress_requests',
    help: 'Requests that are on their way to WordPress, and those that wait for their turn',
    labelNames: ['share', 'state'],
    registers,
  });
  const redis = new Gauge({
    name: 'footbridge_redis_up',
    help: 'Whether pages and notices are shared through Redis just now; no value without REDIS_URL',
    aggregator: 'min',
    registers,
  });
  redis.remove();
  const writes = new Gauge({
    name: 'footbridge_redis_takes_writes',
    help: 'Whether Redis takes what is written: not where its memory or disk is full; no value without REDIS_URL',
    aggregator: 'min',
    registers,
  });
  writes.remove();
  new Gauge({
    name: 'footbridge_build_info',
    help: 'Which site runs here; always 1',
    labelNames: ['site', 'build', 'node'],
    aggregator: 'first',
    registers,
  }).set(build, 1);
  return async () => {
    const [pending, pages, shared, takes] = await Promise.all([leads(), cachedPages(), isShared(), isWritable()]);
    if (shared !== null) redis.set(shared ? 1 : 0);
    if (takes !== null) writes.set(takes ? 1 : 0);
    // Where nobody knows there is no value: a 0 would say that all is well.
    waiting.reset();
    since.reset();
    for (const state of pending ? STATES : []) {
      const of = pending?.find((one) => one.state === state);
      waiting.set({ state }, of?.count ?? 0);
      since.set({ state }, of ? Math.max(0, now() - of.since) / 1000 : 0);
    }
    for (const kind of KEPT_KINDS) kept.set({ kind }, pages.filter((page) => page.kind === kind).length);
    for (const [share, { state: current, active, queued }] of Object.entries(upstream())) {
      for (const state of BREAKER_STATES) breaker.set({ share, state }, state === current ? 1 : 0);
      requests.set({ share, state: 'asking' }, active);
      requests.set({ share, state: 'waiting' }, queued);
    }
    const madeAt = pages.reduce(
      (least, { kind, cachedAt }) => (kind === 'page' ? Math.min(least, cachedAt) : least),
      now(),
    );
    oldest.set(Math.max(0, now() - madeAt) / 1000);
  };
}

/** All that this process measures of itself. Labels are few words of our own: no path, no address, nothing of a visitor. */
export function measure(sources: Sources): Measured {
  const registry = new FreshRegistry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registry.refresh = gauges(registers, sources);
  const requests = new Histogram({
    name: 'footbridge_request_seconds',
    help: 'Until an answer was sent',
    labelNames: ['route', 'status'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const kept = new Counter({
    name: 'footbridge_page_cache_total',
    help: 'What the page cache had for those who asked',
    labelNames: ['result'],
    registers,
  });
  const ages = new Histogram({
    name: 'footbridge_page_age_seconds',
    help: 'Age of kept pages when they were given',
    buckets: AGE_SECONDS,
    registers,
  });
  const wordPress = new Histogram({
    name: 'footbridge_wordpress_seconds',
    help: 'Until WordPress answered, or did not',
    labelNames: ['kind', 'outcome'],
    buckets: WORDPRESS_SECONDS,
    registers,
  });
  const notices = new Counter({
    name: 'footbridge_notices_total',
    help: 'Change notices that came, by what became of them',
    labelNames: ['result'],
    registers,
  });
  const lines = new Counter({
    name: 'footbridge_log_lines_total',
    help: 'Log lines, also those below LOG_LEVEL',
    labelNames: ['level', 'area'],
    registers,
  });
  for (const result of ['hit', 'stale', 'outdated', 'miss']) kept.inc({ result }, 0);
  return {
    meters: {
      request: (route, status, seconds) =>
        requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
      kept(result, age) {
        kept.inc({ result });
        if (age !== undefined && result !== 'outdated') ages.observe(age);
      },
      wordPress: (kind, outcome, seconds) => wordPress.observe({ kind, outcome }, seconds),
      notice: (result) => notices.inc({ result }),
      logLine: (level, area) => lines.inc({ level, area }),
      vital: vitalHistograms(registers, sources.build.site),
    },
    async text() {
      await registry.refresh();
      return registry.metrics();
    },
    contentType: registry.contentType,
    registry,
  };
}
