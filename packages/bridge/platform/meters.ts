import { processState } from './process-state';

import type { DeviceClass, VitalName } from '@footbridge/shared/vitals';

export type WordPressKind =
  | 'address'
  | 'page'
  | 'list'
  | 'layout'
  | 'feed'
  | 'sitemap'
  | 'editor'
  | 'comment'
  | 'front-end'
  | 'rest'
  | 'resolve'
  | 'media'
  | 'token'
  | 'health'
  | 'other';

/** refused: 4xx but 404 and 410, or a redirect of GraphQL. failed: 5xx, no GraphQL. not-sent: too many, or failing. */
export type WordPressOutcome = 'answered' | 'refused' | 'failed' | 'timeout' | 'unreachable' | 'errors' | 'not-sent';

/** hit: served. stale: served, and rendered again in the background. outdated: invalidated by an edit. miss: not cached. */
export const CACHE_RESULTS = ['hit', 'stale', 'outdated', 'miss'] as const;
export type CacheResult = (typeof CACHE_RESULTS)[number];

export interface Meters {
  request(route: string, status: number, seconds: number): void;
  /** @param ageS of the page, seconds; absent for `miss` */
  pageCache(result: CacheResult, ageS?: number): void;
  wordPress(kind: WordPressKind, outcome: WordPressOutcome, seconds: number): void;
  /** @param result `accepted`, or the reason of the refusal */
  webhook(result: string): void;
  /** A finished call. @param number the variant that was called; `other` for a number that is not the brand's */
  call(number: string): void;
  logLine(level: string, area: string): void;
  /** @param value milliseconds; CLS has no unit */
  vital(name: VitalName, value: number, labels: { template: string; device: DeviceClass }): void;
}

export const metersState = processState<Meters>('meters');

export const meters = (): Meters | undefined => metersState.value;
