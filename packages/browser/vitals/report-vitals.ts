import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

import { VITALS_PATH } from '@footbridge/shared/vitals';
import { mayMeasure } from '@footbridge/browser/consent/may-measure';
import { templateInView } from '@footbridge/browser/errors/place';
import { deviceClass } from '@footbridge/browser/lib/device-class';

/** Rounds to three decimals. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Collects the page view's Core Web Vitals and sends them when the page is hidden, because later code may not run. Without
 * attribution, which adds 2.2 kB and contains elements and URLs that must not be sent.
 */
export function reportVitals(): void {
  const page = { template: templateInView(), device: deviceClass(navigator.userAgent) };
  const waiting = new Map<string, Metric>();
  // Each value is sent once, also if the page is shown again. From the back/forward cache it is another page view, with new ids.
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
    // Checked again, because the visitor may have refused on this page.
    if (!mayMeasure()) return;
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify({ ...page, values })], { type: 'application/json' }));
  });
}
