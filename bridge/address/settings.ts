import { loadSiteOptions } from '../frame/load-frame';

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

/** From the shared cache; WordPress's defaults where it does not say. */
export async function readingSettings(): Promise<ReadingSettings> {
  const reading = (await loadSiteOptions())?.readingSettings;
  const wanted = reading?.postsPerPage ?? POSTS_PER_PAGE;
  return {
    postsPerPage: Math.min(wanted > 0 ? wanted : MOST, MOST),
    postsPage: reading?.showOnFront === 'page' ? (reading.pageForPosts ?? null) : null,
  };
}
