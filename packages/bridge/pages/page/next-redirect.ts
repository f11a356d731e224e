import { log } from '../../platform/log';
import { redirectLocation, type AllowedOrigins } from '../../wordpress/url/location';

type RedirectStatus = 303 | 307 | 308;

export type NextRedirect = { redirect: { destination: string; statusCode: RedirectStatus } } | { notFound: true };

/** Returns a redirect for Next, which writes it into Location, Refresh and page data; `notFound` for one that is not allowed. */
export function nextRedirect(destination: string, statusCode: RedirectStatus, origins?: AllowedOrigins): NextRedirect {
  const allowed = redirectLocation(destination, origins);
  if (allowed !== null) return { redirect: { destination: allowed, statusCode } };
  log('warn', 'page', 'a redirect to another site was refused');
  return { notFound: true };
}

export const movedStatus = (permanent: boolean): RedirectStatus => (permanent ? 308 : 307);
