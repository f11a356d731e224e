/** Next's prefix of a page's path: `/route-cache/PAGES/<hash of the route>/$/about`. */
const ROUTE = /^\/route-cache\/[^/]+\/[^/]+\/\$/;

/** Returns the path decoded and with a trailing slash. Next cuts the slash; WordPress escapes the path. */
export function plainPath(given: string): string {
  const whole = given.endsWith('/') ? given : `${given}/`;
  try {
    return decodeURIComponent(whole);
  } catch {
    return whole;
  }
}

/** Returns the path of a cache key. @param key as Next passes it to a cache handler */
export function pathOfKey(key: string): string {
  const page = key.replace(ROUTE, '');
  // Next's name for the front page.
  return page === '/index' ? '/' : plainPath(page);
}

/**
 * Returns the cache key of a path. Its prefix is that of the other key: it is the same for all pages of a build.
 * @param other the key of any page
 */
export function keyLike(path: string, other: string): string {
  const page = plainPath(path);
  return (ROUTE.exec(other)?.[0] ?? '') + (page === '/' ? '/index' : page.slice(0, -1));
}
