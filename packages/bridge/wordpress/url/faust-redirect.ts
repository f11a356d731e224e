const SIGNATURE = /headless/i;

/** Whether a redirect is FaustWP's. It redirects every address of WordPress to the site, whether it exists or not. */
export const isFaustRedirect = (headers: Headers): boolean => SIGNATURE.test(headers.get('x-redirect-by') ?? '');
