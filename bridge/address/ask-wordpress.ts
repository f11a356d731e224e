import { pathOfUri } from '../page/path';
import { fetchWordPress } from '../shared/fetch-wordpress';
import { siteLink } from '../url/policy';

export interface WordPressAnswer {
  status: number;
  /**
   * Site path that WordPress sends a visitor to, or null. An upload is its `/media/…` path. Null beside a redirect's status:
   * FaustWP sends everybody to the front end, after WordPress's own redirects; whether the address exists it does not say.
   */
  location: string | null;
  /** true: the path stands on a host that is not known to be this site's (FaustWP writes the front end's, whatever it is). */
  onOtherHost: boolean;
}

/** How FaustWP signs its redirect. */
const FAUST_WP = /headless/i;

function pathOn(location: string | null): { path: string | null; onOtherHost: boolean } {
  const link = siteLink(location);
  if (!link || link.startsWith('/')) return { path: link, onOtherHost: false };
  if (!URL.canParse(link)) return { path: null, onOtherHost: false };
  const { pathname, search } = new URL(link);
  return { path: siteLink(`${pathname}${search}`), onOtherHost: true };
}

/**
 * What WordPress's own front end says to an address: the only one who knows old slugs, and whether attachments have
 * pages. A HEAD, so that no theme is drawn.
 * In: path and query as WordPress spells them (`/?p=12`). Out: null when it gives no answer: its front end fails,
 * or sends the visitor to the same path elsewhere.
 * @throws UpstreamError when it can't be reached: an old slug must not become a missing page.
 */
export async function askWordPress(pathAndQuery: string): Promise<WordPressAnswer | null> {
  const response = await fetchWordPress(pathAndQuery, { method: 'HEAD', redirect: 'manual' });
  // A broken theme's: it says nothing of the address.
  if (response.status >= 500) return null;
  if (response.status < 300 || response.status >= 400) return { status: response.status, location: null, onOtherHost: false };
  const { path, onOtherHost } = pathOn(response.headers.get('location'));
  if (path && pathOfUri(path) === pathOfUri(pathAndQuery)) {
    return FAUST_WP.test(response.headers.get('x-redirect-by') ?? '') ? { status: response.status, location: null, onOtherHost: true } : null;
  }
  if (!path) return null;
  return { status: response.status, location: path, onOtherHost };
}
