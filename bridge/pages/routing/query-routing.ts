import { pathOfUri } from '../../wordpress/url/path';
import { UpstreamError } from '../../platform/upstream-error';
import { fetchWordPress } from '../../wordpress/rest/fetch-wordpress';
import { isRefusal } from '../../platform/is-refusal';
import { isFaustRedirect } from '../../wordpress/url/faust-redirect';
import { siteLink } from '../../wordpress/url/policy';
import { fetchResolveRoute } from './resolve-route';

export interface WordPressAnswer {
  status: number;
  /**
   * Site path that WordPress redirects to, or null; of an upload its `/media/…` path. Null with a redirect's status: FaustWP
   * redirects every address to the front end, whether it exists or not.
   */
  location: string | null;
  /** The location's host is not known to be this site's. */
  onOtherHost: boolean;
  /** The answer is the plugin's, so that nothing has to be guessed. */
  exact: boolean;
  /** The author of an author archive. Null for all else, and for answers of WordPress's front end. */
  author: { id: number; name: string } | null;
}

function pathOn(location: string | null): { path: string | null; onOtherHost: boolean } {
  const link = siteLink(location);
  if (!link || link.startsWith('/')) return { path: link, onOtherHost: false };
  if (!URL.canParse(link)) return { path: null, onOtherHost: false };
  const { pathname, search } = new URL(link);
  return { path: siteLink(`${pathname}${search}`), onOtherHost: true };
}

/**
 * Requests the plugin's route; null when there is none. A redirect to the same address, compared with its query (`/?p=12` may
 * redirect to `/`), means that the address is here.
 */
async function queryRoute(pathAndQuery: string): Promise<WordPressAnswer | null> {
  const answer = await fetchResolveRoute(pathAndQuery);
  if (!answer) return null;
  const { path, onOtherHost } = pathOn(answer.location);
  const { id, name } = (answer.conditionals.includes('is_author') && answer.object) || { id: null, name: '' };
  const author = id === null ? null : { id, name };
  if (path === pathAndQuery && !onOtherHost) return { status: 200, location: null, onOtherHost, exact: true, author };
  return { status: answer.status, location: path, onOtherHost, exact: true, author };
}

/** Sends a HEAD request to WordPress's front end, so that no theme is rendered; null for no usable answer. */
async function queryFrontEnd(pathAndQuery: string): Promise<WordPressAnswer | null> {
  const response = await fetchWordPress(pathAndQuery, { method: 'HEAD', redirect: 'manual' }, { isRead: true });
  if (isRefusal(response.status))
    throw new UpstreamError(`WordPress's front end refuses the address (HTTP ${response.status})`);
  // A broken theme: nothing is known about the address.
  if (response.status >= 500) return null;
  const answer = { status: response.status, exact: false, author: null };
  if (response.status < 300 || response.status >= 400) return { ...answer, location: null, onOtherHost: false };
  const { path, onOtherHost } = pathOn(response.headers.get('location'));
  if (path && pathOfUri(path) === pathOfUri(pathAndQuery)) {
    return isFaustRedirect(response.headers) ? { ...answer, location: null, onOtherHost: true } : null;
  }
  return path ? { ...answer, location: path, onOtherHost } : null;
}

/**
 * Requests WordPress's own routing of an address that GraphQL does not resolve: old slugs, attachments, authors without posts.
 * Uses the plugin's route, or WordPress's front end without the plugin.
 * @param pathAndQuery as WordPress spells them (`/?p=12`)
 * @param ofFrontEnd the address for the front end, if another
 * @returns null when the front end fails, or redirects to the same path on another host
 * @throws UpstreamError when WordPress is unreachable, times out or refuses (401, 403, 429 …): an old slug must not become a 404
 */
export async function queryRouting(pathAndQuery: string, ofFrontEnd = pathAndQuery): Promise<WordPressAnswer | null> {
  return (await queryRoute(pathAndQuery)) ?? queryFrontEnd(ofFrontEnd);
}
