import { withoutClearFlags } from '@footbridge/shared/clear-flags';
import { brands, site } from '@footbridge/shared/site/current';

import { isLoopback } from '../../platform/media-hosts';
import { ADMIN_PREFIX, publicHost } from '../../platform/request/host';
import { lowerHex } from './path';
import { foreignMediaPath, ownMediaPath } from './media-address';
import { canonicalMediaPath } from './media-path';
import { withoutFolder } from './media-roots';
import { wordPressAddresses } from './wordpress-addresses';

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
const ADMIN_PATHS = /^\/(?:wp-admin|wp-login\.php|wp-json|wp-includes|xmlrpc\.php)(?:\/|$)/;

/** The site's own host counts as WordPress's first address, and so does a development address, which content may have. */
function ownerOf(url: URL): URL | undefined {
  const host = publicHost(url.hostname);
  const addresses = wordPressAddresses();
  const named = addresses.find((address) => publicHost(address.hostname) === host);
  return named ?? (host === site().domain || isLoopback(url) ? addresses[0] : undefined);
}

function sitePath(url: URL, wordPress: URL): string | null {
  const path = withoutFolder(url.pathname, wordPress).replace(/\/{2,}/g, '/');
  if (ADMIN_PATHS.test(path)) return null;
  const media = ownMediaPath(path);
  if (media !== null) return media;
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return `${lowerHex(isFile || path.endsWith('/') ? path : `${path}/`)}${withoutClearFlags(url.search)}${url.hash}`;
}

/** Jetpack's image CDN: `https://i0.wp.com/example.org/wp-content/uploads/river.jpg?resize=300%2C200`. */
const PHOTON = /^i\d\.wp\.com$/;

/** Returns the address of the picture that an address of Jetpack's image CDN (Photon) stands for; null for any other address. */
function photonOriginal(url: URL): string | null {
  if (!PHOTON.test(url.hostname)) return null;
  const original = `https:/${url.pathname}`;
  return URL.canParse(original) && !PHOTON.test(new URL(original).hostname) ? original : null;
}

/**
 * Returns where a link leads: a path of this site, another site's address, or `#fragment`; null for a disallowed one. Never
 * an address of WordPress.
 */
export function siteLink(raw: string | null | undefined): string | null {
  const text = raw?.trim();
  if (!text || text === '#') return null;
  if (text.startsWith('#')) return text;
  let url: URL;
  try {
    url = new URL(text, `${wordPressAddresses()[0].origin}/`);
  } catch {
    return null;
  }
  if (!SAFE_SCHEMES.has(url.protocol)) return null;
  if (!url.protocol.startsWith('http')) return text;
  const file = mediaPath(photonOriginal(url)) ?? foreignMediaPath(url);
  if (file !== null) return file;
  const owner = ownerOf(url);
  if (owner) return sitePath(url, owner);
  if (ADMIN_PREFIX.test(url.hostname) && brands().networkSiteByHostname(url.hostname)) {
    url.hostname = url.hostname.replace(ADMIN_PREFIX, '');
    return url.href;
  }
  return url.href;
}

/** Returns a file's path on this site, without its query; null when it is in no folder that the site serves. */
export function mediaPath(raw: string | null | undefined): string | null {
  return canonicalMediaPath(siteLink(raw)?.replace(/[?#].*$/s, '') ?? '');
}
