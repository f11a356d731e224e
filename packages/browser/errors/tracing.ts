import { browserTracingIntegration } from '@sentry/browser';

/** Returns the SDK's integration that measures how long the document takes to load, under the name of its template. */
export function traceTimes(place: string): ReturnType<typeof browserTracingIntegration> {
  return browserTracingIntegration({
    beforeStartSpan: (span) => ({ ...span, name: place }),
    instrumentNavigation: false,
    // Nothing is stored that would link the next page to this one.
    linkPreviousTrace: 'off',
  });
}
