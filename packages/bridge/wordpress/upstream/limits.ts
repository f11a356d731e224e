import type { JsonLimits } from '../../platform/json-limits';

/** Timeout of a response from WordPress, including its body (specification, section 7). */
export const UPSTREAM_TIMEOUT_MS = 7000;
/** A hundred times a long page. */
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** Ten times the deepest of a page, and the values of the largest list and sitemap (packages/bridge/docs/reliability.md). */
export const JSON_LIMITS: JsonLimits = { maxDepth: 128, maxValues: 40_000 };

export interface ShareLimits {
  maxConcurrent: number;
  /** Requests in the queue; the next one fails at once. */
  maxQueued: number;
}

/** Each share has its own limit, queue and (except forms) breaker, so that visitors' input cannot slow down or block pages. */
export const SHARES = {
  /** Everything that is not below. More than PHP usually has workers. */
  pages: { maxConcurrent: 32, maxQueued: 1000 },
  /** Visitors' searches: few, because WordPress reads every post for each. */
  searches: { maxConcurrent: 4, maxQueued: 100 },
  /** Comments and passwords. They use the circuit breaker of pages. */
  forms: { maxConcurrent: 8, maxQueued: 100 },
  /** Files below wp-content/uploads. The web server sends them, so they may be available while PHP is not. */
  uploads: { maxConcurrent: 32, maxQueued: 1000 },
  /** Files on other hosts (MEDIA_HOSTS): they say nothing of WordPress. */
  mediaHosts: { maxConcurrent: 32, maxQueued: 1000 },
} as const satisfies Record<string, ShareLimits>;

export type Share = keyof typeof SHARES;

/** Returns whether a share's requests are for files: their bodies are streams, and no query of GraphQL says how they are. */
export const isOfFiles = (share: Share): boolean => share === 'uploads' || share === 'mediaHosts';

export const FAILURES_TO_OPEN = 5;
/** Delays before each probe; the last one repeats. A restart of WordPress takes seconds, and a probe costs it little. */
export const RETRY_DELAYS_MS = [250, 500, 1000, 1000, 1000, 2000, 2000, 2000, 4000, 8000, 15_000];
/** A visitor's request waits for the probe. */
export const PROBE_TIMEOUT_MS = 2000;
