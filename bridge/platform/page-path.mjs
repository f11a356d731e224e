/** What Next puts before a page's path: `/route-cache/PAGES/<hash of the route>/$/about`. */
const ROUTE = /^\/route-cache\/[^/]+\/[^/]+\/\$/;

/**
 * One spelling for a path, whoever names it: Next decodes it and cuts the slash at its end, WordPress escapes it.
 * @param {string} given
 */
export function plainPath(given) {
  const whole = given.endsWith('/') ? given : `${given}/`;
  try {
    return decodeURIComponent(whole);
  } catch {
    return whole;
  }
}

/** @param {string} key as Next hands it to a cache handler */
export function pathOfKey(key) {
  const page = key.replace(ROUTE, '');
  // Next's own spelling of the front page.
  return page === '/index' ? '/' : plainPath(page);
}

/**
 * The key of a page, after the pattern of another's: what Next puts before the paths is the same for all of a build.
 * @param {string} asked a path
 * @param {string} other the key of any page
 */
export function keyLike(asked, other) {
  const page = plainPath(asked);
  return (ROUTE.exec(other)?.[0] ?? '') + (page === '/' ? '/index' : page.slice(0, -1));
}
