import { Histogram } from 'prom-client';

import { VITALS } from '@footbridge/shared/vitals';

import type { Registry } from 'prom-client';
import type { VitalName } from '@footbridge/shared/vitals';
import type { Meters } from '../../platform/meters';

const MS_PER_SECOND = 1000;

interface Kind {
  metric: string;
  help: string;
  /** Divisor of the browser's value: Prometheus uses seconds. */
  per: number;
  /** Include the thresholds of "good" and "needs improvement" (https://web.dev/articles/vitals). */
  buckets: number[];
}

const KINDS: Readonly<Record<VitalName, Kind>> = {
  CLS: {
    metric: 'footbridge_cls',
    help: 'Cumulative layout shift of page views',
    per: 1,
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
  FCP: {
    metric: 'footbridge_fcp_seconds',
    help: 'First contentful paint of page views',
    per: MS_PER_SECOND,
    buckets: [0.5, 1, 1.8, 2.4, 3, 5, 10],
  },
  INP: {
    metric: 'footbridge_inp_seconds',
    help: 'Interaction to next paint of page views',
    per: MS_PER_SECOND,
    buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 1, 2],
  },
  LCP: {
    metric: 'footbridge_lcp_seconds',
    help: 'Largest contentful paint of page views',
    per: MS_PER_SECOND,
    buckets: [1, 1.5, 2, 2.5, 4, 6, 10],
  },
  TTFB: {
    metric: 'footbridge_ttfb_seconds',
    help: 'Time to first byte of page views',
    per: MS_PER_SECOND,
    buckets: [0.2, 0.4, 0.8, 1.2, 1.8, 3, 5],
  },
};

/** Registers a histogram for each web vital. Returns a function that records one value. */
export function vitalHistograms(registers: Registry[], brand: string): Meters['vital'] {
  const histograms = new Map(
    VITALS.map((name) => {
      const { metric, help, buckets } = KINDS[name];
      return [
        name,
        new Histogram({ name: metric, help, labelNames: ['brand', 'template', 'device'], buckets, registers }),
      ];
    }),
  );
  return (name, value, { template, device }) =>
    histograms.get(name)?.observe({ brand, template, device }, value / KINDS[name].per);
}
