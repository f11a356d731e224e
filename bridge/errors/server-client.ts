import { createStackParser, createTransport, dedupeIntegration, eventFiltersIntegration, linkedErrorsIntegration, Scope, SDK_VERSION } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';

import { IGNORED_ERRORS, LIMITS } from '@/site-config/errors/settings';

import { forward } from './forward';
import { relayedEnvelope } from './relayed';

import type { Dsn } from './dsn';

type Options = ConstructorParameters<typeof ServerRuntimeClient>[0];

export interface ServerReport {
  error: unknown;
  /** Next's own name of a route, `/[[...wordpressNode]]`. */
  route: string;
  /** What the server was doing: render, route, proxy, action. */
  kind: string;
  /** Errors of one group share it; without it the receiver makes groups by the stack. */
  fingerprint?: string[];
}

/** The same gate as for browsers' reports, and the same way to the receiver. */
const transport =
  (dsn: Dsn): Options['transport'] =>
  (options) =>
    createTransport(options, async ({ body }) => {
      const relayed = relayedEnvelope(Buffer.from(body), dsn);
      if (typeof relayed === 'string') return {};
      const forwarded = await forward(dsn, relayed.body);
      if (!forwarded) throw new Error('The receiver of reports does not answer');
      return { statusCode: forwarded.status, headers: { 'retry-after': forwarded.holdBack['Retry-After'] ?? null, 'x-sentry-rate-limits': forwarded.holdBack['X-Sentry-Rate-Limits'] ?? null } };
    });

/**
 * Sentry's client without its instruments: it patches no module and watches no request, so that it costs a request nothing.
 * What the server measures is in its metrics.
 * @returns sends a report, in the background
 */
export function serverClient(dsn: Dsn, release: string): (report: ServerReport) => void {
  const client = new ServerRuntimeClient({
    dsn: dsn.text,
    release,
    environment: 'production',
    platform: 'node',
    runtime: { name: 'node' },
    includeServerName: false,
    _metadata: { sdk: { name: 'sentry.javascript.node', version: SDK_VERSION } },
    // The envelope names its receiver then, as a browser's does.
    tunnel: '/',
    transport: transport(dsn),
    stackParser: createStackParser(nodeStackLineParser()),
    integrations: [eventFiltersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    traceLifecycle: 'static',
    maxBreadcrumbs: 0,
    maxValueLength: LIMITS.message,
    ignoreErrors: [...IGNORED_ERRORS],
    sendClientReports: false,
  });
  client.init();
  return ({ error, route, kind, fingerprint }) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setTags({ side: 'server', kind });
    scope.setTransactionName(route);
    if (fingerprint) scope.setFingerprint(fingerprint);
    scope.captureException(error, { mechanism: { type: 'nextjs', handled: false } });
  };
}
