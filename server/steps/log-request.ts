import { commonHeaders } from '@/bridge/platform/headers/rules';
import { meters } from '@/bridge/platform/meters';
import { connectionSignal } from '@/bridge/platform/current-request/connection';
import { newContext, withRequest } from '@/bridge/platform/current-request/context';
import { hasSupportedMethod, loggedMethod } from '@/bridge/platform/request/methods';
import { requestId } from '@/bridge/platform/request/request-id';
import { routeKind } from '@/bridge/platform/request/route-kind';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WriteLine } from '@/bridge/platform/logging/json-lines';
import type { Step } from '../pipeline';

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

/**
 * Returns the step that gives each request its id, which is in its answer and in all its log lines, sets the headers of every
 * answer, and logs and measures the answer: a line without address, path, query, cookie or browser. Refuses methods that no
 * address answers.
 */
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
