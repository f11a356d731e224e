import { loadSiteOptions } from '../layout/load-layout';
import { isFromTrustedProxy } from '../../platform/request/client-address';
import { isSecure } from '../../platform/request/is-secure';
import { redirectLocation } from '../../wordpress/url/location';
import { wordPressAddresses } from '../../wordpress/url/wordpress-addresses';

import type { IncomingMessage } from 'node:http';

const LONGEST = 2000;

/** This site's address as the editor's browser wrote it: WordPress sends that browser back here. */
export function siteOrigin(request: IncomingMessage): string {
  const forwarded = isFromTrustedProxy(request)
    ? String(request.headers['x-forwarded-host'] ?? '')
        .split(',')[0]
        ?.trim()
    : '';
  return `${isSecure(request) ? 'https' : 'http'}://${forwarded || request.headers.host || ''}`;
}

/**
 * Where somebody who signed in goes on to: a page of this site, given as a path or with this site's own origin. Null for
 * every other place (another host, `//host`, `/\host`), and for the API.
 */
export function pageOfSite(target: string | null | undefined, origin: string): string | null {
  if (!target || target.length > LONGEST) return null;
  const path = redirectLocation(target.startsWith(`${origin}/`) ? target.slice(origin.length) : target);
  return path === null || path.startsWith('/api/') ? null : path.replace(/#.*/s, '');
}

/** WordPress's address for an editor's browser: as it calls itself, which may be another than this server asks it at. */
export async function editorsWordPress(): Promise<string> {
  // What WordPress calls itself is learnt with the options; without them it is asked where it is known.
  await loadSiteOptions();
  const [asked, own = asked] = wordPressAddresses();
  return own.href.replace(/(?<!\/)\/+$/, '');
}
