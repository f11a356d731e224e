import { VITALS, type VitalName } from '@footbridge/shared/vitals';

import type { Histogram } from 'prom-client';
import type { Meters } from '../../platform/meters';

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

/** Registers a histogram for each web vital. Returns a function that records one value. */
export function vitalHistograms(
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
