import { ONE_VISIT_IN, VITALS_ATTRIBUTE, VITALS_PATH } from '@/site-config/vitals';
import { mayMeasure } from '@/visitor/consent/may-measure';
import { templateInView } from '@/visitor/errors/place';
import { deviceClass } from '@/visitor/lib/device-class';
import { sessionState } from '@/visitor/state/session';

import type * as WebVitals from 'web-vitals';

/** Drawn once a session, and kept as yes or no. */
function isSampled(): boolean {
  const { sendsVitals } = sessionState.getState();
  if (sendsVitals !== null) return sendsVitals;
  const isDrawn = Math.random() < 1 / ONE_VISIT_IN;
  sessionState.setState({ sendsVitals: isDrawn });
  return isDrawn;
}

/** More digits say nothing. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Gathers a page view's values, and sends them when the page is hidden: nothing that runs later is sure to run. */
function watch({ onCLS, onFCP, onINP, onLCP, onTTFB }: typeof WebVitals): void {
  const page = { template: templateInView(), device: deviceClass(navigator.userAgent) };
  const waiting = new Map<string, WebVitals.Metric>();
  // A page that is looked at again goes on counting, and each value counts once. From the back/forward cache it is another page view, with other ids.
  const sent = new Set<string>();
  const take = (metric: WebVitals.Metric) => {
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

/** Reports how fast this page is to the site itself, for one visit in ONE_VISIT_IN, where its server counts that and its visitor does not mind. */
export function startVitals(): void {
  if (!document.body.hasAttribute(VITALS_ATTRIBUTE) || !mayMeasure() || !isSampled()) return;
  // Without attribution, which is 2.2 kB more and names elements and addresses: they are not to be sent. Lost code costs a measurement, nothing else.
  import('web-vitals').then(watch, () => undefined);
}
