import { isStaging } from '../../platform/headers/search-engines';
import { isUpstreamError } from '../../platform/upstream-error';
import { rateLimit } from '../../platform/request/rate-limit';
import { ownDsn } from '../../platform/dsn';

import type { Instrumentation } from 'next';
import type { ServerReport } from './server-client';

type NextHook = Parameters<Instrumentation.onRequestError>;

const HEALTH = /^\/api\/health\b/;

/** While WordPress is unreachable every page fails for the same reason, so that is one group, reported rarely. */
const UPSTREAM_FINGERPRINT = ['wordpress-unreachable'];
const upstream = rateLimit({ max: 1, windowMs: 5 * 60_000 });
const sameKind = rateLimit({ max: 5, windowMs: 60_000 });
const all = rateLimit({ max: 60, windowMs: 60_000 });

function mayReport(error: unknown, routePath: string): boolean {
  if (isUpstreamError(error)) return upstream.take('');
  const name = error instanceof Error ? error.name : typeof error;
  return sameKind.take(`${routePath} ${name}`) && all.take('');
}

let send: Promise<(report: ServerReport) => void> | null = null;

/** Returns the function that sends reports. Sentry's code is loaded with the first error. */
function sender(): typeof send {
  const dsn = ownDsn();
  if (!dsn) return null;
  send ??= import('./server-client').then(({ serverClient }) =>
    serverClient(dsn, process.env.FOOTBRIDGE_BUILD_ID ?? 'unknown'),
  );
  return send;
}

/** Reports an error: only from a production build of the public site with a DSN, and rate-limited. Never throws. */
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
      !mayReport(error, context.routePath)
    )
      return;
    const report = await sender();
    report?.({ error, method, context, ...(isUpstreamError(error) && { fingerprint: UPSTREAM_FINGERPRINT }) });
  } catch {
    // A failed report must not cause another error.
  }
}
