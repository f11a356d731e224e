import { loadSiteOptions } from '../layout/load-layout';
import { UpstreamError } from '../../platform/upstream-error';

import type { GetSiteOptionsQuery } from '@/gql/graphql';

/** The reading settings that routing needs. */
export interface ReadingSettings {
  postsPerPage: number;
  /** Database id of the posts page, when the front page is another page. */
  postsPage: number | null;
}

/** WordPress's own default. */
const POSTS_PER_PAGE = 10;
/** WPGraphQL's maximum in one query. */
const MAX_POSTS_PER_PAGE = 100;

function postsPageOf(options: GetSiteOptionsQuery | null): number | null {
  const reading = options?.readingSettings;
  return reading?.showOnFront === 'page' ? (reading.pageForPosts ?? null) : null;
}

/**
 * Returns the reading settings from the shared cache, WordPress's defaults for missing ones.
 * @throws UpstreamError when they were never loaded: with a wrong page size existing pages would be 404s
 */
export async function readingSettings(): Promise<ReadingSettings> {
  const options = await loadSiteOptions();
  if (!options) throw new UpstreamError('the reading settings are not known');
  const reading = options.readingSettings;
  const wanted = reading?.postsPerPage ?? POSTS_PER_PAGE;
  return {
    postsPerPage: Math.min(wanted > 0 ? wanted : MAX_POSTS_PER_PAGE, MAX_POSTS_PER_PAGE),
    postsPage: postsPageOf(options),
  };
}

/** Returns the posts page's id; null when it is not known. */
export async function postsPageId(): Promise<number | null> {
  return postsPageOf(await loadSiteOptions());
}
