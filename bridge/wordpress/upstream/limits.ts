/** Longest wait for one answer of WordPress, its whole body, ms (specification, section 7). */
export const UPSTREAM_TIMEOUT = 7000;
/** The longest answer that is taken, bytes: a hundred times a long page; what is longer would only fill the memory. */
export const MOST_BYTES = 8 * 1024 * 1024;

export interface ShareLimits {
  /** Requests on their way to WordPress at once. */
  maxConcurrent: number;
  /** Requests that wait for their turn; the next one fails at once. */
  maxQueued: number;
}

/**
 * The shares of requests to WordPress. Each has a concurrency limit, a queue and (but for forms) a circuit breaker of its own,
 * so that what strangers can slow down or have refused (the words of a search, a form, the name of a file) costs no page.
 */
export const SHARES = {
  /** Everything that is not below. More than PHP commonly works on. */
  pages: { maxConcurrent: 32, maxQueued: 1000 },
  /** Words that visitors search for: few, because WordPress reads every post for each. */
  searches: { maxConcurrent: 4, maxQueued: 100 },
  /** Comments and passwords. They go by the pages' circuit breaker. */
  forms: { maxConcurrent: 8, maxQueued: 100 },
  /** Files below wp-content/uploads, which the web server sends: they may be there while PHP is not. */
  uploads: { maxConcurrent: 32, maxQueued: 1000 },
} as const satisfies Record<string, ShareLimits>;

export type Share = keyof typeof SHARES;

/** A WordPress that fails so often in a row is spared. */
export const FAILURES_IN_A_ROW = 5;
/** After so long it is asked whether it is back, ms; the last one stays. */
export const PAUSES = [1000, 2000, 4000, 8000, 15_000];
/** As long as one visitor waits for that question, ms. */
export const PROBE_PATIENCE = 2000;
