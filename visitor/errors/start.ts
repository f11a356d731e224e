import { addBreadcrumb, captureEvent, captureException } from '@sentry/browser';

import { SAMPLING } from '@/site-config/errors/settings';

import { ROUTE_CHANGE_EVENT } from '../route-change';
import { makeClient } from './client';
import { takeErrors } from './early';
import { placeInView } from './place';
import { wholeError } from './whole-error';

import type { BrowserClient } from '@sentry/browser';

let client: BrowserClient | null = null;

/** Next writes it into every page. */
function buildId(): string {
  const data: unknown = Reflect.get(window, '__NEXT_DATA__');
  const id: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'buildId') : undefined;
  return typeof id === 'string' ? id : 'unknown';
}

function begin(dsn: string): BrowserClient {
  // Drawn here, once for a document, and not by the SDK: the code that measures is loaded for one in a hundred.
  const isTraced = Math.random() < SAMPLING.traces;
  const made = makeClient({ dsn, release: buildId(), isTraced });
  window.addEventListener(ROUTE_CHANGE_EVENT, () => addBreadcrumb({ category: 'navigation', data: { to: placeInView() } }));
  takeErrors((early) => {
    const whole = wholeError(early);
    if ('report' in whole) captureEvent(whole.report);
    else captureException(whole.error, whole.hint);
  });
  const loaded = placeInView();
  if (isTraced) void import('./tracing').then(({ traceTimes }) => made.addIntegration(traceTimes(loaded)));
  return made;
}

/**
 * Begins to report errors of this document, those that were held among them; further calls do nothing.
 * @returns the SDK's client, or null where this build reports nothing
 */
export function startErrorReports(): BrowserClient | null {
  const dsn = process.env.NEXT_PUBLIC_SENTRY_DSN;
  if (!client && dsn) client = begin(dsn);
  return client;
}
