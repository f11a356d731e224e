import { log } from '../../platform/log';
import { redirectLocation } from '../../wordpress/url/location';

import type { AllowedOrigins } from '../../wordpress/url/location';

type RedirectStatus = 303 | 307 | 308;

export type NextRedirect = { redirect: { destination: string; statusCode: RedirectStatus } } | { notFound: true };

/**
 * Returns a redirect for getStaticProps and getServerSideProps; `notFound` for a destination that is not allowed. Next writes the
 * destination into Location, Refresh and its router's page data.
 */
export function nextRedirect(destination: string, statusCode: RedirectStatus, origins?: AllowedOrigins): NextRedirect {
  const allowed = redirectLocation(destination, origins);
  if (allowed !== null) return { redirect: { destination: allowed, statusCode } };
  log('warn', 'page', 'a redirect to another site was refused');
  return { notFound: true };
}

/** Returns the status of a permanent or temporary redirect. */
export const movedStatus = (permanent: boolean): RedirectStatus => (permanent ? 308 : 307);
