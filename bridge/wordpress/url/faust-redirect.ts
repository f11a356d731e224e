/** How FaustWP signs its redirects. */
const SIGNATURE = /headless/i;

/** Whether FaustWP redirects: it sends everybody from WordPress's own addresses to the site, whether or not something is there. */
export const isFaustRedirect = (headers: Headers): boolean => SIGNATURE.test(headers.get('x-redirect-by') ?? '');
