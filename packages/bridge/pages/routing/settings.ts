import { loadSiteOptions } from '../layout/site-options';
import { UpstreamError } from '../../platform/upstream-error';

const POSTS_PER_PAGE = 10;
/** WPGraphQL's maximum in one query. */
const MAX_POSTS_PER_PAGE = 100;

/** Returns the number of results on a page. @throws UpstreamError when it was never loaded: existing pages would be 404s */
export async function postsPerPage(): Promise<number> {
  const options = await loadSiteOptions();
  if (!options) throw new UpstreamError('the reading settings are not known');
  const wanted = options.readingSettings?.postsPerPage ?? POSTS_PER_PAGE;
  return Math.min(wanted > 0 ? wanted : MAX_POSTS_PER_PAGE, MAX_POSTS_PER_PAGE);
}

/** Returns the database id of the posts page, when the front page is another page; null otherwise, and when it is not known. */
export async function postsPageId(): Promise<number | null> {
  const reading = (await loadSiteOptions())?.readingSettings;
  return reading?.showOnFront === 'page' ? (reading.pageForPosts ?? null) : null;
}
