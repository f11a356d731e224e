import { randomUUID } from 'node:crypto';

import { commonHeaders } from '@footbridge/bridge/platform/headers/rules';
import { meters } from '@footbridge/bridge/platform/meters';
import { connectionSignal } from '@footbridge/bridge/platform/current-request/connection';
import { newContext, withRequest } from '@footbridge/bridge/platform/current-request/context';
import { isFromTrustedProxy } from '@footbridge/bridge/platform/request/client-address';
import { allowsMethod } from '@footbridge/bridge/platform/request/json';
import { routeKind } from '@footbridge/bridge/platform/request/route-kind';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WriteLine } from '@footbridge/bridge/platform/logging/json-lines';
import type { Step } from '../pipeline';

/** Methods that Next supports. It answers some of the others with 500, because fetch's Request refuses them. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PUT', 'PATCH'];

/** Returns the method for access lines; 'other' for an unknown one, so that clients cannot write to the log. */
const loggedMethod = ({ method = '' }: IncomingMessage): string => (METHODS.includes(method) ? method : 'other');

/** Returns whether Next supports the method. If not (`TRACE`, WebDAV's), sends 405. */
function hasSupportedMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (METHODS.includes(request.method ?? '')) return true;
  // The body is not read, and must not be parsed as the next request.
  response.setHeader('Connection', 'close');
  return allowsMethod(request, response, METHODS);
}

/** Formats of proxies: UUIDs, hexadecimal numbers, ULIDs. */
const WELL_FORMED = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{6,62})[A-Za-z0-9]$/;

/** Returns a trusted proxy's `x-request-id`, so that both logs have the same id, else a new one. */
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && WELL_FORMED.test(given) && isFromTrustedProxy(request)) return given;
  return randomUUID();
}

/** Routes that are logged at debug level: files of the build, and health checks every few seconds. */
const QUIET = new Set(['static', 'file', 'api/health']);

function note(
  request: IncomingMessage,
  response: ServerResponse,
  { route, ms, write }: { route: string; ms: number; write: WriteLine },
): void {
  const status = response.statusCode;
  meters()?.request(route, status, ms / 1000);
  const cached = response.getHeader('x-nextjs-cache');
  write(QUIET.has(route) && status < 500 ? 'debug' : 'info', 'request', {
    method: loggedMethod(request),
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    cache: typeof cached === 'string' ? cached.toLowerCase() : undefined,
    // The visitor left before all of it was sent.
    left: response.writableFinished ? undefined : true,
  });
}

/** Returns the step that gives each request its id and headers, and logs and measures its answer. It refuses odd methods. */
export function logRequests(write: WriteLine): Step {
  const headers = Object.entries(commonHeaders(process.env.NODE_ENV === 'development'));
  return (request, response, next) => {
    const began = performance.now();
    const route = routeKind(request.url ?? '/');
    const context = newContext(requestId(request));
    context.signal = connectionSignal(response);
    response.setHeader('X-Request-Id', context.id);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.once('close', () =>
      withRequest(context, () => note(request, response, { route, ms: performance.now() - began, write })),
    );
    if (hasSupportedMethod(request, response)) return withRequest(context, next);
  };
}
