import { wordPressUrl } from '../env';
import { UPSTREAM_TIMEOUT } from '../faust/links';
import { pathOfUri } from '../page/path';
import { siteLink } from '../url/policy';

export interface WordPressAnswer {
  status: number;
  /** Site path that WordPress sends a visitor to, or null. An upload is its `/media/…` path. */
  location: string | null;
}

/**
 * What WordPress's own front end says to an address: the only one who knows old slugs, its guesses at a wrong address,
 * and whether attachments have pages. A HEAD, so that no theme is drawn.
 * In: path and query as WordPress spells them (`/?p=12`). Out: null when it gives no answer: it can't be reached, it
 * fails, or it sends everybody to the front end (FaustWP's setting), which says nothing about the address.
 */
export async function askWordPress(pathAndQuery: string): Promise<WordPressAnswer | null> {
  const response = await fetch(`${wordPressUrl()}${pathAndQuery}`, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(UPSTREAM_TIMEOUT),
  }).catch(() => null);
  if (!response || response.status >= 500) return null;
  if (response.status < 300 || response.status >= 400) return { status: response.status, location: null };
  const location = siteLink(response.headers.get('location'));
  // Only this site's own addresses: a WordPress must not be able to send visitors to strangers through a guess.
  if (!location?.startsWith('/') || pathOfUri(location) === pathOfUri(pathAndQuery)) return null;
  return { status: response.status, location };
}
