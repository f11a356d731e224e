import { captureException, type BrowserClient } from '@sentry/browser';

import { clientConfig } from '@footbridge/shared/site/client-config';
import { SAMPLING } from '@footbridge/shared/errors/settings';

import { makeClient } from './client';
import { placeInView } from './place';

import type { EarlyError } from './early-errors';

let client: BrowserClient | null = null;

/** Passes the queued and all later caught errors to `capture`, and queued events to the SDK's handlers of the window. Call it once. */
function consumeErrors(capture: (error: Error) => void): void {
  const queued = window.footbridgeErrors;
  window.footbridgeErrors = { push: (error: EarlyError) => error instanceof Error && capture(error) };
  for (const early of Array.isArray(queued) ? queued : [])
    if (early instanceof Error) capture(early);
    else if (early instanceof ErrorEvent)
      window.onerror?.(early.message, early.filename, early.lineno, early.colno, early.error);
    else if (early instanceof PromiseRejectionEvent) window.onunhandledrejection?.(early);
}

function begin(dsn: string, release: string): BrowserClient {
  // Sampled here and not by the SDK, so that the tracing chunk is loaded for one document in a hundred.
  const isTraced = Math.random() < SAMPLING.traces;
  const made = makeClient({ dsn, release, isTraced });
  consumeErrors((error) => captureException(error, { mechanism: { type: 'react', handled: false } }));
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
