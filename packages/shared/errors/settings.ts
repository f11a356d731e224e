/** Error reporting by the specification (sections 7 to 9). `packages/browser/__tests__/errors/sdk.test.ts` checks what is built into the SDK. */

/** Path to which browsers send reports; the server forwards them (packages/bridge/operations/errors). */
export const REPORTS_PATH = '/api/errors';

/**
 * What browsers send and the server accepts at once: several times a recording's part of a long page. The SDK's buffer of 20 MB is
 * larger, but a recording that needs it is not sent.
 */
export const MAX_REPORT_BYTES = 2_000_000;

/** Sample rates, 0 to 1. */
export const SAMPLING = { traces: 0.01, replaySessions: 0.01, replaysOnError: 0.1 } as const;

export const LIMITS = {
  breadcrumbs: 100,
  stackFrames: 50,
  /** Characters of a message. */
  message: 250,
} as const;

/** Errors without a remedy here: another origin's script, ResizeObserver's warning, two tag managers. */
export const IGNORED_ERRORS: readonly RegExp[] = [
  /^(?:Uncaught )?Script error\.?$/i,
  /^Javascript error: Script error\.? on line 0$/i,
  /ResizeObserver loop (?:limit exceeded|completed with undelivered notifications)/,
  /Cannot redefine property: googletag/,
];

/** The 404 page, by Next's names and this site's (address.ts), and health checks. */
export const IGNORED_TRANSACTIONS: readonly RegExp[] = [
  /^\/(?:404|_error|\[404\])\/?$/,
  /^(?:GET |HEAD )?\/api\/health\b/,
];

export const isIgnoredTransaction = (name: string): boolean =>
  IGNORED_TRANSACTIONS.some((pattern) => pattern.test(name));
