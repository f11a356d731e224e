const SITE_ORIGIN = 'https://site.invalid';
/** Browsers and proxies take headers of 8 kB and more. */
const MAX_LOCATION_LENGTH = 8000;
// oxlint-disable-next-line no-control-regex -- browsers drop some of them, and read what is left as another address
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Origins that a redirect may lead to beside the site's own. 'any': an http(s) address that editors configured. */
export type AllowedOrigins = readonly string[] | 'any';

const parse = (address: string, base?: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;

function sitePart(target: string): string | null {
  const url = parse(target, SITE_ORIGIN);
  if (url?.origin !== SITE_ORIGIN) return null;
  const written = url.pathname + url.search + url.hash;
  // Resolved dot segments can leave two leading slashes, which a browser reads as a host.
  return parse(written, SITE_ORIGIN)?.href === url.href ? written : null;
}

function foreignAddress(target: string, origins: AllowedOrigins): string | null {
  // `https:host` would be a path on an https page.
  const url = /^https?:\/\/[^/\\]/i.test(target) ? parse(target) : null;
  if (!url || url.username || url.password) return null;
  return origins === 'any' || origins.includes(url.origin) ? url.href : null;
}

/**
 * Returns a target as it may stand in a Location header: a path of this site, or an address of an allowed origin; else
 * null. Each redirect goes through here.
 */
export function redirectLocation(target: string, origins: AllowedOrigins = []): string | null {
  if (target.length > MAX_LOCATION_LENGTH || CONTROL.test(target)) return null;
  const location = target.startsWith('/') ? sitePart(target) : foreignAddress(target, origins);
  return location !== null && location.length <= MAX_LOCATION_LENGTH ? location : null;
}
