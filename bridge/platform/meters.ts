import { processState } from './process-state';

import type { DeviceClass, VitalName } from '@/shared/vitals';

/** What WordPress is asked for, in a few kinds. */
export const WORDPRESS_KINDS = [
  'address',
  'page',
  'list',
  'frame',
  'feed',
  'sitemap',
  'editor',
  'comment',
  'front-end',
  'rest',
  'resolve',
  'media',
  'token',
  'health',
  'other',
] as const;
export type WordPressKind = (typeof WORDPRESS_KINDS)[number];

/** answered: below 400, 404 and 410. refused: any other 4xx, and a redirect in place of GraphQL. failed: 5xx, or no GraphQL.
 * away: no connection, or one that broke. late: none in time. not-asked: the gate let nobody through. */
export const WORDPRESS_OUTCOMES = ['answered', 'refused', 'failed', 'late', 'away', 'errors', 'not-asked'] as const;
export type WordPressOutcome = (typeof WORDPRESS_OUTCOMES)[number];

/** hit: given as it is. stale: given, and made again behind. outdated: an edit concerns it. miss: not there. */
export const CACHE_RESULTS = ['hit', 'stale', 'outdated', 'miss'] as const;
export type CacheResult = (typeof CACHE_RESULTS)[number];

/** A page view that a browser reported: its page's template and its visitor's kind of device. */
export interface VitalLabels {
  template: string;
  device: DeviceClass;
}

/** Where the site's parts say what happens; there only while somebody asks for metrics (METRICS_PORT). */
export interface Meters {
  request(route: string, status: number, seconds: number): void;
  /** In: how old the page is, seconds; not for `miss`. */
  kept(result: CacheResult, age?: number): void;
  wordPress(kind: WordPressKind, outcome: WordPressOutcome, seconds: number): void;
  /** accepted, or why not: a handful of words of our own. */
  notice(result: string): void;
  logLine(level: string, area: string): void;
  /** In: milliseconds; CLS as it is. */
  vital(name: VitalName, value: number, labels: VitalLabels): void;
}

export const metersState = processState<Meters>('meters');

export const meters = (): Meters | undefined => metersState.value;
