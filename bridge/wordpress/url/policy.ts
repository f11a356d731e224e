import { networkSiteByHostname } from '@/site-config/network-sites';
import { site } from '@/site-config/site';

import { ADMIN_PREFIX, publicHost } from '../../platform/request/public-host';
import { lowerHex } from './escapes';
import { wordPressAddresses } from './wordpress-addresses';

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
const UPLOADS = '/wp-content/uploads/';
/** WordPress's own rooms: nothing there is for visitors. */
const BACK_ROOMS = /^\/(?:wp-admin|wp-login\.php|wp-json|wp-includes|xmlrpc\.php)(?:\/|$)/;
/** Content often carries the front end's development address, as FaustWP was set when it was written. */
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The WordPress an address belongs to, or undefined. Another public name of the site itself stands for the first. */
function ownerOf(url: URL): URL | undefined {
  const host = publicHost(url.hostname);
  const addresses = wordPressAddresses();
  const named = addresses.find((address) => publicHost(address.hostname) === host);
  return named ?? (host === site.domain || LOOPBACK.test(url.hostname) ? addresses[0] : undefined);
}

/** WordPress may live in a folder of its host; its pages' paths begin below it. */
function withoutFolder(pathname: string, wordPress: URL): string {
  const folder = wordPress.pathname.replace(/\/$/, '');
  return folder && pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname;
}

function sitePath(url: URL, wordPress: URL): string | null {
  const path = withoutFolder(url.pathname, wordPress).replace(/\/{2,}/g, '/');
  if (BACK_ROOMS.test(path)) return null;
  if (path.startsWith(UPLOADS)) return `/media/${path.slice(UPLOADS.length)}`;
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return `${lowerHex(isFile || path.endsWith('/') ? path : `${path}/`)}${url.search}${url.hash}`;
}

/**
 * The one policy for where a link leads. In: an address as an editor or WordPress wrote it. Out: a path of this site
 * (canonical, slash at the end), an absolute address elsewhere, `#fragment`, or null for what leads nowhere or must
 * not be followed. WordPress's own address never comes out.
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
  const owner = ownerOf(url);
  if (owner) return sitePath(url, owner);
  if (ADMIN_PREFIX.test(url.hostname) && networkSiteByHostname(url.hostname)) {
    url.hostname = url.hostname.replace(ADMIN_PREFIX, '');
    return url.href;
  }
  return url.href;
}

/**
 * Path of an uploaded file on this site (`/media/2026/05/x.jpg`), or null when the address is no upload of this WordPress.
 * Without what WordPress puts behind it (`?_=1`, `?ver=2`): a file has no query, and the optimizer takes none.
 */
export function mediaPath(raw: string | null | undefined): string | null {
  const path = siteLink(raw);
  return path?.startsWith('/media/') ? path.replace(/[?#].*$/s, '') : null;
}
