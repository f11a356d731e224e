import { log } from '../../platform/log';
import { redirectLocation } from '../../wordpress/url/location';

import type { AllowedOrigins } from '../../wordpress/url/location';

type RedirectStatus = 303 | 307 | 308;

export type NextRedirect = { redirect: { destination: string; statusCode: RedirectStatus } } | { notFound: true };

/**
 * Returns a redirect as Next's getStaticProps and getServerSideProps answer with it. Next writes the destination into Location,
 * into Refresh, and into the data of a page that its router asks for. A target that is not allowed is not found.
 */
export function nextRedirect(destination: string, statusCode: RedirectStatus, origins?: AllowedOrigins): NextRedirect {
  const allowed = redirectLocation(destination, origins);
  if (allowed !== null) return { redirect: { destination: allowed, statusCode } };
  log('warn', 'page', 'a redirect to another site was refused');
  return { notFound: true };
}

/** Returns the status of a redirect whose address has moved for good, or for now. */
export const movedStatus = (permanent: boolean): RedirectStatus => (permanent ? 308 : 307);
