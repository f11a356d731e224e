/** Longest wait for one answer of WordPress, its whole body, ms (specification, section 7). */
export const UPSTREAM_TIMEOUT = 7000;
/** The longest answer that is taken, bytes: a hundred times a long page; what is longer would only fill the memory. */
export const MOST_BYTES = 8 * 1024 * 1024;
/** Requests on their way to WordPress at once: more than PHP commonly works on. */
export const MOST_AT_ONCE = 32;
/** Requests that wait for their turn; who comes then is told at once. */
export const MOST_WAITING = 1000;
/** A WordPress that fails so often in a row is spared. */
export const FAILURES_IN_A_ROW = 5;
/** After so long it is asked whether it is back, ms; the last one stays. */
export const PAUSES = [1000, 2000, 4000, 8000, 15_000];
/** As long as one visitor waits for that question, ms. */
export const PROBE_PATIENCE = 2000;
