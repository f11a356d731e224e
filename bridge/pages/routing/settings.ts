import { loadSiteOptions } from '../layout/load-layout';
import { UpstreamError } from '../../platform/upstream-error';

import type { GetSiteOptionsQuery } from '@/gql/graphql';

/** WordPress's reading settings, as far as addresses need them. */
export interface ReadingSettings {
  postsPerPage: number;
  /** Database id of the page that shows the posts, where the front page is another. */
  postsPage: number | null;
}

/** WordPress's own default. */
const POSTS_PER_PAGE = 10;
/** More than one query gives (WPGraphQL's own limit). */
const MOST = 100;

function postsPageOf(options: GetSiteOptionsQuery | null): number | null {
  const reading = options?.readingSettings;
  return reading?.showOnFront === 'page' ? (reading.pageForPosts ?? null) : null;
}

/**
 * From the shared cache; WordPress's defaults where it does not say. @throws UpstreamError where it was never heard:
 * lists cut at the wrong number would make missing pages of good ones.
 */
export async function readingSettings(): Promise<ReadingSettings> {
  const options = await loadSiteOptions();
  if (!options) throw new UpstreamError('the reading settings are not known');
  const reading = options.readingSettings;
  const wanted = reading?.postsPerPage ?? POSTS_PER_PAGE;
  return {
    postsPerPage: Math.min(wanted > 0 ? wanted : MOST, MOST),
    postsPage: postsPageOf(options),
  };
}

/** The posts page alone, for what is no list: null where it is not known. */
export async function postsPageId(): Promise<number | null> {
  return postsPageOf(await loadSiteOptions());
}
