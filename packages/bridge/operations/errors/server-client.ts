import {
  createStackParser,
  createTransport,
  dedupeIntegration,
  eventFiltersIntegration,
  linkedErrorsIntegration,
  SDK_VERSION,
  withScope,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { captureRequestError } from '@sentry/nextjs';

import { IGNORED_ERRORS, LIMITS } from '@footbridge/shared/errors/settings';
import { scrubbed } from '@footbridge/shared/errors/transport';

import { forward } from './forward';

import type { Dsn } from '../../platform/dsn';

type Options = ConstructorParameters<typeof ServerRuntimeClient>[0];

export interface ServerReport {
  error: unknown;
  method: string;
  /** Of Next's hook: the route, such as `/[[...wordpressNode]]`, and what the server did: render, route, proxy, action. */
  context: { routerKind: string; routePath: string; routeType: string };
  /** Groups errors; by default the receiver groups them by the stack. */
  fingerprint?: string[];
}

const transport =
  (dsn: Dsn): Options['transport'] =>
  (options) =>
    scrubbed(
      createTransport(options, async ({ body }) => {
        const answer = await forward(dsn, body);
        if (!answer) throw new Error('The receiver of reports does not answer');
        return {
          statusCode: answer.status,
          headers: {
            'retry-after': answer.rateLimits['Retry-After'] ?? null,
            'x-sentry-rate-limits': answer.rateLimits['X-Sentry-Rate-Limits'] ?? null,
          },
        };
      }),
    );

/** Returns what sends a report. The package's `init` is never called: nothing is patched or traced (docs/decisions/0039). */
export function serverClient(dsn: Dsn, release: string): (report: ServerReport) => void {
  const client = new ServerRuntimeClient({
    dsn: dsn.text,
    release,
    environment: 'production',
    platform: 'node',
    runtime: { name: 'node' },
    includeServerName: false,
    _metadata: { sdk: { name: 'sentry.javascript.nextjs', version: SDK_VERSION } },
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
  return ({ error, method, context, fingerprint }) =>
    withScope((scope) => {
      scope.setClient(client);
      scope.setTags({ side: 'server', kind: context.routeType });
      if (fingerprint) scope.setFingerprint(fingerprint);
      // Without path and headers, so that they cannot be sent.
      captureRequestError(error, { path: '', method, headers: {} }, context);
    });
}
