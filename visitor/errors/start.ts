import { captureEvent, captureException } from '@sentry/browser';

import { clientConfig } from '@/shared/site/client-config';
import { SAMPLING } from '@/shared/errors/settings';

import { makeClient } from './client';
import { consumeErrors } from './early-errors';
import { placeInView } from './place';
import { toReport } from './to-report';

import type { BrowserClient } from '@sentry/browser';

let client: BrowserClient | null = null;

function begin(dsn: string, release: string): BrowserClient {
  // Sampled here and not by the SDK, so that the tracing chunk is loaded for one document in a hundred.
  const isTraced = Math.random() < SAMPLING.traces;
  const made = makeClient({ dsn, release, isTraced });
  consumeErrors((early) => {
    const whole = toReport(early);
    if ('report' in whole) captureEvent(whole.report);
    else captureException(whole.error, whole.hint);
  });
  if (isTraced) void import('./tracing').then(({ traceTimes }) => made.addIntegration(traceTimes(placeInView())));
  return made;
}

/**
 * Starts to report this document's errors, earlier ones included. Further calls do nothing.
 * @returns the SDK's client, or null where errors are not reported
 */
export function startErrorReports(): BrowserClient | null {
  const { release, settings } = clientConfig;
  if (!client && release && settings.NEXT_PUBLIC_SENTRY_DSN) client = begin(settings.NEXT_PUBLIC_SENTRY_DSN, release);
  return client;
}
