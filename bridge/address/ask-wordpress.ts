import { wordPressUrl } from '../env';
import { UPSTREAM_TIMEOUT } from '../faust/links';
import { pathOfUri } from '../page/path';
import { UpstreamError } from '../page/upstream-error';
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

/** What a gateway answers for a WordPress that is away. Its own 500 may be a broken theme's, and says nothing of the address. */
const AWAY = new Set([502, 503, 504]);

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
  const response = await fetch(`${wordPressUrl()}${pathAndQuery}`, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(UPSTREAM_TIMEOUT),
  }).catch((error: unknown) => {
    throw new UpstreamError(`asked for an address: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (AWAY.has(response.status)) throw new UpstreamError(`asked for an address: HTTP ${response.status}`);
  if (response.status >= 500) return null;
  if (response.status < 300 || response.status >= 400) return { status: response.status, location: null, onOtherHost: false };
  const { path, onOtherHost } = pathOn(response.headers.get('location'));
  if (path && pathOfUri(path) === pathOfUri(pathAndQuery)) {
    return FAUST_WP.test(response.headers.get('x-redirect-by') ?? '') ? { status: response.status, location: null, onOtherHost: true } : null;
  }
  if (!path) return null;
  return { status: response.status, location: path, onOtherHost };
}
