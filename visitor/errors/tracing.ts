import { browserTracingIntegration } from '@sentry/browser';

/** Measures how long a document takes to load: the SDK's own way, under the name of its template. */
export function traceTimes(place: string): ReturnType<typeof browserTracingIntegration> {
  return browserTracingIntegration({
    beforeStartSpan: (span) => ({ ...span, name: place }),
    instrumentNavigation: false,
    // Stores nothing that would join the next page to this one.
    linkPreviousTrace: 'off',
  });
}
