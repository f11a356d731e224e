import type { Variables } from '../process/supervisor';

/** Where the site with all features sends error reports: a receiver that a test starts (docs/configuration.md). */
export const FEATURES_SENTRY_PORT = 3397;

/** Settings of a site with every third party, for tests: real names of hosts, answered by doubles in the browser; fictional ids. */
export const featuresEnvironment = {
  NEXT_PUBLIC_GTM_ID: 'GTM-FEATURES',
  NEXT_PUBLIC_ANALYTICS_ID: 'G-FEATURES00',
  NEXT_PUBLIC_HEAP_ID: '1234567890',
  NEXT_PUBLIC_CALL_TRACKING_SRC: 'https://calls.example.org/swap.js',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'features-site-key',
  NEXT_PUBLIC_REVIEW_WIDGET_URL: 'https://reviews.example.org/widget/{id}',
  NEXT_PUBLIC_MAP_STYLE_URL: 'https://maps.example.org/style.json',
  NEXT_PUBLIC_SENTRY_DSN: `http://public@127.0.0.1:${FEATURES_SENTRY_PORT}/1`,
} as const satisfies Variables;
