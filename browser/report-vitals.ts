import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

import { VITALS_PATH } from '@/shared/vitals';
import { mayMeasure } from '@/visitor/consent/may-measure';
import { templateInView } from '@/visitor/errors/place';
import { deviceClass } from '@/visitor/lib/device-class';

/** Milliseconds and shares need no more digits. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Gathers the page view's Core Web Vitals and sends them when the page is hidden, because nothing that runs later is sure to run.
 * Without attribution, which is 2.2 kB more and names elements and addresses: they must not be sent.
 */
export function reportVitals(): void {
  const page = { template: templateInView(), device: deviceClass(navigator.userAgent) };
  const waiting = new Map<string, Metric>();
  // A page that is looked at again goes on counting, and each value counts once. From the back/forward cache it is another page view, with other ids.
  const sent = new Set<string>();
  const take = (metric: Metric) => {
    if (!sent.has(metric.id)) waiting.set(metric.id, metric);
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(take);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return;
    const values = Object.fromEntries([...waiting.values()].map(({ name, value }) => [name, rounded(value)]));
    for (const id of waiting.keys()) sent.add(id);
    waiting.clear();
    // Asked again: the visitor may have refused on this page.
    if (!mayMeasure()) return;
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify({ ...page, values })], { type: 'application/json' }));
  });
}
