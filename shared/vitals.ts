/** What browsers report of how fast pages were for their visitors (docs/privacy.md), as both sides of the wire know it. */

/** Where they report it: this site's own server counts it (bridge/operations/vitals). */
export const VITALS_PATH = '/api/vitals';

/** One visit in so many reports. */
export const ONE_VISIT_IN = 10;

/** Core Web Vitals and what explains them. All are milliseconds but CLS, which has no unit. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type VitalName = (typeof VITALS)[number];

export const DEVICE_CLASSES = ['tablet', 'mobile', 'desktop'] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** On `<body>` where the server counts them. */
export const VITALS_ATTRIBUTE = 'data-vitals';
