import { loadSiteOptions } from '../layout/site-options';
import { isSecure } from '../../platform/request/cookies';
import { requestedHost } from '../../platform/request/host';
import { UpstreamError } from '../../platform/upstream-error';
import { redirectLocation } from '../../wordpress/url/location';
import { wordPressAddresses } from '../../wordpress/url/wordpress-addresses';

import type { IncomingMessage } from 'node:http';

const MAX_TARGET_LENGTH = 2000;

/** Returns this site's origin as the editor's browser requested it: WordPress redirects the browser back to it. */
export const siteOrigin = (request: IncomingMessage): string =>
  `${isSecure(request) ? 'https' : 'http'}://${requestedHost(request)}`;

/** Returns the path to redirect to after a sign-in; null for a target on another host, and for the API. */
export function pageOfSite(target: string | null | undefined, origin: string): string | null {
  if (!target || target.length > MAX_TARGET_LENGTH) return null;
  const path = redirectLocation(target.startsWith(`${origin}/`) ? target.slice(origin.length) : target);
  return path === null || path.startsWith('/api/') ? null : path.replace(/#.*/s, '');
}

/** Returns WordPress's public address, for an editor's browser. WORDPRESS_URL may be internal. */
export async function editorsWordPress(): Promise<string> {
  // The options contain it; without them WORDPRESS_URL is returned.
  await loadSiteOptions();
  const [configured, own = configured] = wordPressAddresses();
  return own.href.replace(/(?<!\/)\/+$/, '');
}

/** WordPress's own files, which are not addresses of the site. */
const ADMIN_FILE = /^\/(?:wp-login\.php|wp-admin)\/?(?:[?#]|$)/;

/** Returns WordPress's public address of its login or admin; null for other paths. @throws UpstreamError when it is not known */
export async function adminUrl(path: string): Promise<string | null> {
  if (!ADMIN_FILE.test(path)) return null;
  if (!(await loadSiteOptions())) throw new UpstreamError('the address of WordPress could not be read');
  return (await editorsWordPress()) + path.replace('wp-login.php/', 'wp-login.php');
}
