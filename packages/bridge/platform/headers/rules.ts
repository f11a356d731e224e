/** Features that no page of this site, and no iframe in one, may use. */
const OFF = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
] as const;

export const PERMISSIONS_POLICY = OFF.map((name) => `${name}=()`).join(',');

/** One year. Other hosts of the domain are not this site's, so no `includeSubDomains`. A proxy may send a stricter one. */
const HSTS = 'max-age=31536000';

/** Returns the headers of every response, including those that do not come from Next. */
export function commonHeaders(isDev: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Other origins get neither the path nor the site that a visitor comes from.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Sent over http, too, where browsers ignore it: behind a proxy this server can't detect https.
    ...(!isDev && { 'Strict-Transport-Security': HSTS }),
  };
}

/** Images, which search engines, feed readers and mails embed. */
const CROSS_ORIGIN = ['/media/', '/brands/', '/_next/image'];
/** Fonts, and uploads, which packages/bridge/cache/media serves with a stricter policy. Scripts have one: a worker's policy is that of its file. */
const WITHOUT_CSP = ['/media/', '/fonts/'];
/** What can't be an HTML document. */
const NO_DOCUMENTS = ['/_next/static/', '/_next/image', '/browser/', '/media/', '/fonts/', '/brands/'];
/** Previews and sign-in, which WordPress opens in a window that it must find again, and what is no document. */
const NOT_ISOLATED = ['/_next/', '/browser/', '/media/', '/fonts/', '/brands/', '/api/', '/preview/'];
const PREVIEW_QUERY = /[?&]preview(?:[=&]|$)/;

/** Returns the headers of a URL beside the common ones (docs/decisions/0016). A header that a route sets wins. */
export function headersOf(url: string, policy: string): Record<string, string> {
  const below = (prefixes: readonly string[]) => prefixes.some((prefix) => url.startsWith(prefix));
  return {
    ...(below(CROSS_ORIGIN) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...(!below(WITHOUT_CSP) && { 'Content-Security-Policy': policy }),
    ...(!below(NO_DOCUMENTS) && { 'Permissions-Policy': PERMISSIONS_POLICY }),
    // A page that opened this one cannot reach its window.
    ...(!below(NOT_ISOLATED) && !PREVIEW_QUERY.test(url) && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
  };
}
