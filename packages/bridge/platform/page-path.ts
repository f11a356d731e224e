/** Next's prefix of a page's path: `/route-cache/PAGES/<hash of the route>/$/about`. */
const ROUTE = /^\/route-cache\/[^/]+\/[^/]+\/\$/;
/** Next adds it to the front page, and to pages that begin with it. */
const INDEX = /^\/index(?=\/|$)/;
/** Next leaves them escaped within a segment. */
const DELIMITERS = /[/#?\\]|%(?:2f|23|3f|5c)/gi;

/** Most paths are spelled so already. */
const PLAIN = /^\/(?:[\w.~-]+\/)*$/;

/** Returns the path of decoded segments, with a trailing slash. It is a page's key in the cache. */
export const pathOfSegments = (segments: readonly string[]): string =>
  ['', ...segments.map((segment) => segment.replace(DELIMITERS, encodeURIComponent)), ''].join('/');

/** Returns the path decoded and with a trailing slash, as `pathOfSegments`. Next cuts the slash; WordPress escapes the path. */
export function plainPath(given: string): string {
  if (PLAIN.test(given)) return given;
  const inner = given.replace(/^\/|\/$/g, '');
  try {
    return pathOfSegments(inner === '' ? [] : inner.split('/').map(decodeURIComponent));
  } catch {
    return given.endsWith('/') ? given : `${given}/`;
  }
}

/** Returns the path of a cache key. @param key as Next passes it to a cache handler: decoded, without a trailing slash */
export const pathOfKey = (key: string): string => `${key.replace(ROUTE, '').replace(INDEX, '')}/`;
