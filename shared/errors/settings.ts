/**
 * Error reporting as the specification has it (sections 7 to 9). What the SDK lets be set is set from here; what is built into
 * it is held against these values by a test (__tests__/visitor/errors/sdk.test.ts), so that an update cannot change them unseen.
 */

/** Where browsers send what they report: this site's own server hands it on (bridge/operations/errors). */
export const REPORTS_PATH = '/api/errors';

/** Parts of one. */
export const SAMPLING = { traces: 0.01, replaySessions: 0.01, replaysOnError: 0.1 } as const;

export const LIMITS = {
  breadcrumbs: 100,
  /** Built in. */
  stackFrames: 50,
  /** Characters; built in. */
  baggage: 8192,
  /** Characters of a message. */
  message: 250,
} as const;

/** Times in ms. */
export const REPLAY = {
  /** Built in. */
  idlePause: 5 * 60_000,
  /** Built in. */
  idleExpiry: 15 * 60_000,
  minimum: 5000,
  /** What the minimum may never be above: a short visit would be recorded and never sent. */
  minimumCap: 15_000,
  maximum: 60 * 60_000,
  flushMin: 5000,
  flushMax: 5500,
  mutations: 10_000,
  /** Bytes; built in. */
  buffer: 20_000_000,
  /** Of breadcrumbs and the like, in a second; built in, and stricter: in five seconds. */
  events: 300,
  /** Built in. */
  retries: 3,
  /** Before the first retry; each later one waits longer. Built in. */
  retryFirst: 5000,
} as const;

/** Nobody can do anything about these: another origin's script, a notice, two tag managers. */
export const IGNORED_ERRORS: readonly RegExp[] = [
  /^(?:Uncaught )?Script error\.?$/i,
  /^Javascript error: Script error\.? on line 0$/i,
  /ResizeObserver loop (?:limit exceeded|completed with undelivered notifications)/,
  /Cannot redefine property: googletag/,
];

/** The page of what is not found, by Next's names and by this site's (address.ts), and what watches over the site. */
export const IGNORED_TRANSACTIONS: readonly RegExp[] = [
  /^\/(?:404|_error|\[404\])\/?$/,
  /^(?:GET |HEAD )?\/api\/health\b/,
];

export const isIgnoredTransaction = (name: string): boolean =>
  IGNORED_TRANSACTIONS.some((pattern) => pattern.test(name));
