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
   * Site path that WordPress sends a visitor to, or null. An upload is its `/media/…` path. Null beside a redirect's status:
   * FaustWP sends everybody to the front end, after WordPress's own redirects; whether the address exists it does not say.
   */
  location: string | null;
  /** true: the path stands on a host that is not known to be this site's (FaustWP writes the front end's, whatever it is). */
  onOtherHost: boolean;
  /** true: the companion plugin says so, and nothing is left to be guessed. */
  exact: boolean;
  /** Whose archive it is. Null for all else, and where only WordPress's front end was asked. */
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
 * What the plugin's route says. Only the whole address can be the one asked for: `/?p=12` may well lead to `/`. Where
 * they are the same but for the slash at the end, the address is here.
 */
async function askRoute(pathAndQuery: string): Promise<WordPressAnswer | null> {
  const answer = await fetchResolveRoute(pathAndQuery);
  if (!answer) return null;
  const { path, onOtherHost } = pathOn(answer.location);
  const { id, name } = (answer.conditionals.includes('is_author') && answer.object) || { id: null, name: '' };
  const author = id === null ? null : { id, name };
  if (path === pathAndQuery && !onOtherHost) return { status: 200, location: null, onOtherHost, exact: true, author };
  return { status: answer.status, location: path, onOtherHost, exact: true, author };
}

/** What WordPress's front end says: a HEAD, so that no theme is drawn. */
async function askFrontEnd(pathAndQuery: string): Promise<WordPressAnswer | null> {
  const response = await fetchWordPress(pathAndQuery, { method: 'HEAD', redirect: 'manual' });
  if (isRefusal(response.status))
    throw new UpstreamError(`WordPress's front end refuses the address (HTTP ${response.status})`);
  // A broken theme's: it says nothing of the address.
  if (response.status >= 500) return null;
  const told = { status: response.status, exact: false, author: null };
  if (response.status < 300 || response.status >= 400) return { ...told, location: null, onOtherHost: false };
  const { path, onOtherHost } = pathOn(response.headers.get('location'));
  if (path && pathOfUri(path) === pathOfUri(pathAndQuery)) {
    return isFaustRedirect(response.headers) ? { ...told, location: null, onOtherHost: true } : null;
  }
  return path ? { ...told, location: path, onOtherHost } : null;
}

/**
 * What WordPress says to an address that GraphQL can't tell about: old slugs, attachments, authors without posts. The
 * companion plugin is asked where it is there, else WordPress's own front end.
 * In: path and query as WordPress spells them (`/?p=12`), and what the front end is asked instead where it may not say
 * what WordPress does. Out: null when it gives no answer: the front end fails, or sends the visitor to the same path
 * elsewhere.
 * @throws UpstreamError when it can't be reached, is late or refuses (401, 403, 429 …): an old slug must not become a missing page.
 */
export async function queryRouting(pathAndQuery: string, ofFrontEnd = pathAndQuery): Promise<WordPressAnswer | null> {
  return (await askRoute(pathAndQuery)) ?? askFrontEnd(ofFrontEnd);
}
