import { isStaging } from '../../platform/headers/stage';
import { isUpstreamError } from '../../platform/upstream-error';
import { rateLimit } from '../../platform/request/rate-limit';
import { ownDsn } from '../../platform/dsn';

import type { Instrumentation } from 'next';
import type { ServerReport } from './server-client';

type NextHook = Parameters<Instrumentation.onRequestError>;

const HEALTH = /^\/api\/health\b/;

/** While WordPress is away every page fails for the same reason: it is said once, and again after a while. */
const UPSTREAM = ['wordpress-away'];
const upstream = rateLimit({ max: 1, windowMs: 5 * 60_000 });
/** Of one kind on one route, and of all. */
const alike = rateLimit({ max: 5, windowMs: 60_000 });
const all = rateLimit({ max: 60, windowMs: 60_000 });

function mayBeSaid(error: unknown, routePath: string): boolean {
  if (isUpstreamError(error)) return upstream.take('');
  const name = error instanceof Error ? error.name : typeof error;
  return alike.take(`${routePath} ${name}`) && all.take('');
}

let send: Promise<(report: ServerReport) => void> | null = null;

/** Sentry's code is loaded for the first error: a server without one pays nothing. */
function sender(): typeof send {
  const dsn = ownDsn();
  if (!dsn) return null;
  send ??= import('./server-client').then(({ serverClient }) =>
    serverClient(dsn, process.env.FOOTBRIDGE_BUILD_ID ?? 'unknown'),
  );
  return send;
}

/**
 * Reports an error of the server: of a page, of a route of the API, of a page that is made anew in the background. Only from a
 * production build of the public site that has a DSN; never of a health check; a flood is a few. It never throws.
 */
export async function reportServerError(
  error: unknown,
  { method }: Pick<NextHook[1], 'method'>,
  context: Pick<NextHook[2], 'routerKind' | 'routePath' | 'routeType'>,
): Promise<void> {
  try {
    if (
      process.env.NODE_ENV !== 'production' ||
      HEALTH.test(context.routePath) ||
      !ownDsn() ||
      isStaging() ||
      !mayBeSaid(error, context.routePath)
    )
      return;
    const report = await sender();
    report?.({ error, method, context, ...(isUpstreamError(error) && { fingerprint: UPSTREAM }) });
  } catch {
    // An error report that fails must not be another error.
  }
}
