import type { JsonLimits } from '../../platform/json-limits';
import type { WordPressKind } from '../../platform/meters';

/** Timeout of a response from WordPress, including its body (specification, section 7). */
export const UPSTREAM_TIMEOUT_MS = 7000;
/** A hundred times a long page. */
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** Ten times the deepest response of a page. */
const MAX_JSON_DEPTH = 128;
/**
 * Values in the JSON of one response, by the kind of its operation: ten times the largest measured (packages/bridge/docs/reliability.md), more
 * where a site with more content has more.
 */
const MAX_JSON_VALUES: Readonly<Record<WordPressKind, number>> = {
  list: 40_000,
  sitemap: 40_000,
  page: 20_000,
  editor: 20_000,
  comment: 20_000,
  rest: 20_000,
  other: 20_000,
  layout: 10_000,
  feed: 10_000,
  address: 5000,
  resolve: 10_000,
  health: 1000,
  token: 1000,
  'front-end': 1000,
  media: 1000,
};

/** Returns the limits of a response's JSON. */
export const jsonLimitsOf = (kind: WordPressKind): JsonLimits => ({
  maxDepth: MAX_JSON_DEPTH,
  maxValues: MAX_JSON_VALUES[kind],
});

export interface ShareLimits {
  /** Requests to WordPress at the same time. */
  maxConcurrent: number;
  /** Requests in the queue; the next one fails at once. */
  maxQueued: number;
}

/**
 * The shares of requests to WordPress. Each has its own concurrency limit, queue and (except forms) circuit breaker, so that
 * input of visitors (search words, forms, file names) cannot slow down or block pages.
 */
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

/** Consecutive failures that open the circuit breaker. */
export const FAILURES_TO_OPEN = 5;
/** Delays before each probe; the last one repeats. A restart of WordPress takes seconds, and a probe costs it little. */
export const RETRY_DELAYS_MS = [250, 500, 1000, 1000, 1000, 2000, 2000, 2000, 4000, 8000, 15_000];
/** A visitor's request waits for the probe. */
export const PROBE_TIMEOUT_MS = 2000;
