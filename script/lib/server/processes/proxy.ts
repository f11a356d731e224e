import { Agent, createServer, request as httpRequest } from 'node:http';

import { LOOPBACK } from '../../process/ports';
import { endToEnd, requestHeaders } from './headers';

import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A process that requests may go to. */
export interface Target {
  port: number;
  /** Requests that it has not answered yet. */
  open: number;
}

/** The process for a request, another one than `not`; undefined where there is none. */
export type Pick = (not?: Target) => Target | undefined;

/** Longer than proxies in front keep an idle connection (nginx: 60 s), so that they end it, and never in the midst of a request. */
export const KEPT_ALIVE = 75_000;
/** Asked twice these do what they do once. */
const REPEATABLE = new Set(['GET', 'HEAD']);

/** Of node:http alone; a request that named no length and no chunks has no body. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function refuse(response: ServerResponse, status: 502 | 503, sentence: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
  });
  response.end(`${sentence}\n`);
}

interface Forwarding {
  request: IncomingMessage;
  response: ServerResponse;
  agent: Agent;
  pick: Pick;
  /** The process that failed at the first try. */
  failed?: Target;
}

/** Sends a request to a process, and its answer back, piece by piece as it comes. */
function forward({ request, response, agent, pick, failed }: Forwarding): void {
  // With one process left, a second try there: the connection may have been one that it was about to end.
  const target = pick(failed) ?? (failed && pick());
  if (!target) return refuse(response, 503, 'No process of this site runs just now. Please try again in a moment.');
  target.open += 1;
  const asked = httpRequest({
    agent,
    host: LOOPBACK,
    port: target.port,
    method: request.method,
    path: request.url,
    headers: requestHeaders(request),
  });
  let isSent = false;
  const leave = () => asked.destroy();
  response.once('close', leave);
  asked.once('close', () => {
    target.open -= 1;
    response.off('close', leave);
  });
  asked.on('response', (answer) => {
    // An answer before all was sent: what is left of it must not be taken for the next request.
    if (!request.complete) response.shouldKeepAlive = false;
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.rawHeaders));
    // A cut connection says that the answer is not whole; a short one would not.
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  asked.on('error', () => {
    if (response.destroyed || response.headersSent) return void response.destroy();
    const isSafe = !isSent || (REPEATABLE.has(request.method ?? '') && !hasBody(request));
    if (isSafe && !failed) return forward({ request, response, agent, pick, failed: target });
    refuse(response, 502, 'The process that had this request ended before it answered.');
  });
  // Nothing leaves before there is a connection: what was never sent may go elsewhere, whatever it is.
  const send = () => {
    isSent = true;
    if (hasBody(request)) request.pipe(asked);
    else asked.end();
  };
  asked.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
}

/**
 * Stands on the site's port and hands requests to its processes over connections that stay open. Both ways what comes is sent
 * on at once; nothing is held. A request whose process dies goes to another one, once, where that is safe: it never left, or
 * it is a GET or HEAD of whose answer nobody has heard yet. An upgrade is not taken: the request is answered as if it had not
 * asked for one.
 */
export function createProxy(pick: Pick): Server {
  const agent = new Agent({ keepAlive: true });
  const server = createServer({ keepAliveTimeout: KEPT_ALIVE }, (request, response) =>
    forward({ request, response, agent, pick }),
  );
  server.on('close', () => agent.destroy());
  return server;
}
