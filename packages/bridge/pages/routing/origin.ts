import { loadSiteOptions } from '../layout/site-options';
import { isSecure } from '../../platform/request/cookies';
import { requestedHost } from '../../platform/request/host';
import { redirectLocation } from '../../wordpress/url/location';
import { wordPressAddresses } from '../../wordpress/url/wordpress-addresses';

import type { IncomingMessage } from 'node:http';

const MAX_TARGET_LENGTH = 2000;

/** Returns this site's origin as the editor's browser requested it: WordPress redirects the browser back to it. */
export const siteOrigin = (request: IncomingMessage): string =>
  `${isSecure(request) ? 'https' : 'http'}://${requestedHost(request)}`;

/**
 * Returns the path to redirect to after a sign-in, given as a path or with this site's origin. Null for every other target
 * (another host, `//host`, `/\host`), and for the API.
 */
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
