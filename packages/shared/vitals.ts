/** Field data: Core Web Vitals that browsers report (docs/privacy.md). */

/** Path of the reports (packages/bridge/operations/vitals). */
export const VITALS_PATH = '/api/vitals';

/** One visit in this many reports. */
export const VISITS_PER_SAMPLE = 10;

/** Core Web Vitals and the metrics behind them. Milliseconds, except CLS, which has no unit. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type VitalName = (typeof VITALS)[number];

export const DEVICE_CLASSES = ['tablet', 'mobile', 'desktop'] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** Attribute of `<body>` if the server counts them. */
export const VITALS_ATTRIBUTE = 'data-vitals';
