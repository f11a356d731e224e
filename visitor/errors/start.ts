import { captureEvent, captureException } from '@sentry/browser';

import { clientConfig } from '@/site-config/client-config';
import { SAMPLING } from '@/shared/errors/settings';

import { makeClient } from './client';
import { takeErrors } from './early';
import { placeInView } from './place';
import { wholeError } from './whole-error';

import type { BrowserClient } from '@sentry/browser';

let client: BrowserClient | null = null;

function begin(dsn: string, release: string): BrowserClient {
  // Drawn here and not by the SDK: the code that measures is loaded for one document in a hundred.
  const isTraced = Math.random() < SAMPLING.traces;
  const made = makeClient({ dsn, release, isTraced });
  takeErrors((early) => {
    const whole = wholeError(early);
    if ('report' in whole) captureEvent(whole.report);
    else captureException(whole.error, whole.hint);
  });
  if (isTraced) void import('./tracing').then(({ traceTimes }) => made.addIntegration(traceTimes(placeInView())));
  return made;
}

/**
 * Starts to report the errors of this document, also those that happened before; further calls do nothing.
 * @returns the SDK's client, or null where errors are not reported
 */
export function startErrorReports(): BrowserClient | null {
  const { release, settings } = clientConfig;
  if (!client && release && settings.NEXT_PUBLIC_SENTRY_DSN) client = begin(settings.NEXT_PUBLIC_SENTRY_DSN, release);
  return client;
}
