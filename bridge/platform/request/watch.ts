import { commonHeaders } from '../headers/rules';
import { meters } from '../meters';
import { beforeNext } from './before-next';
import { withRequest } from './context';
import { hasSupportedMethod, loggedMethod } from './methods';
import { requestId } from './request-id';
import { routeKind } from './route-kind';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LineFields } from '../logging/json-lines';

/** What nobody reads a line about, unless it is looked for: files of the build, and health checks every few seconds. */
const QUIET = new Set(['static', 'file', 'api/health']);

export type WriteLine = (level: 'debug' | 'info', area: string, fields: LineFields) => void;

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
 * Gives every request its id, which goes into its answer and all its log lines, and notes how it was answered: a line
 * without address, path, query, cookie or browser, and a measurement. Headers that every answer has come with it. To be put before Next last, so that it stands first.
 * @returns ends it for servers that had no request yet
 */
export function watchRequests(write: WriteLine): () => void {
  const headers = Object.entries(commonHeaders(process.env.NODE_ENV === 'development'));
  return beforeNext((request, response, goOn) => {
    const began = performance.now();
    const route = routeKind(request.url ?? '/');
    const context = { id: requestId(request) };
    response.setHeader('X-Request-Id', context.id);
    // Next sets them, too; what is refused before Next has them from here.
    for (const [name, value] of headers) response.setHeader(name, value);
    response.once('close', () =>
      withRequest(context, () => note(request, response, { route, ms: performance.now() - began, write })),
    );
    if (hasSupportedMethod(request, response)) withRequest(context, goOn);
  });
}
