import { parser } from '@prometheus-io/lezer-promql';

import { measure } from '@footbridge/bridge/operations/metrics/registry';

/** Of Prometheus itself, for each scraped target. */
const TARGET_LABELS = ['job', 'instance'];
const TARGET_METRICS = ['up', 'ALERTS'];

export interface Query {
  metrics: string[];
  labels: string[];
  /** Text around the first syntax error; null if there is none. */
  error: string | null;
}

/** Parses PromQL. Returns the names of its metrics and labels. */
export function parseQuery(text: string): Query {
  const query: Query = { metrics: [], labels: [], error: null };
  parser.parse(text).iterate({
    enter({ name, type, from, to }) {
      if (type.isError) query.error ??= text.slice(Math.max(0, from - 20), to + 20);
      if (name === 'Identifier') query.metrics.push(text.slice(from, to));
      if (name === 'LabelName') query.labels.push(text.slice(from, to));
    },
  });
  return query;
}

/** Returns the names of the series that a site exports, with their labels. */
export async function exportedSeries(): Promise<Map<string, string[]>> {
  const nothing = async () => null;
  const idle = { state: 'closed', active: 0, queued: 0 } as const;
  const { registry } = measure({
    leads: nothing,
    cachedPages: async () => [],
    isShared: nothing,
    isWritable: nothing,
    upstream: () => ({ pages: idle, searches: idle, forms: idle, uploads: idle, mediaHosts: idle }),
    now: Date.now,
    build: { site: 'DSH', build: 'build', node: 'v24' },
  });
  const series = new Map(TARGET_METRICS.map((name) => [name, ['alertname', 'alertstate', ...TARGET_LABELS]]));
  for (const metric of registry.getMetricsAsArray()) {
    const own = 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : [];
    const isHistogram = String(metric.type) === 'histogram';
    for (const suffix of isHistogram ? ['_bucket', '_count', '_sum'] : [''])
      series.set(metric.name + suffix, [...own, ...TARGET_LABELS, ...(suffix === '_bucket' ? ['le'] : [])]);
  }
  return series;
}

/** Returns what is wrong with a query about a site: syntax, metrics that the site does not export, labels they do not have. */
export function queryProblems(text: string, series: Map<string, string[]>): string[] {
  const { metrics, labels, error } = parseQuery(text);
  if (error !== null) return [`syntax: ${error}`];
  const known = new Set(metrics.flatMap((name) => series.get(name) ?? []));
  return [
    ...metrics.filter((name) => !series.has(name)).map((name) => `metric ${name}`),
    ...labels.filter((name) => !known.has(name)).map((name) => `label ${name}`),
  ];
}
