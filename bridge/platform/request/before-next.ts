import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Gets each request before Next; what it does not answer it lets go on. */
export type Before = (request: IncomingMessage, response: ServerResponse, goOn: () => void) => void;

/** Servers of this process that are none of the site's. */
const others = new WeakSet<Server>();

/** Keeps all that stands before Next away from a server that is not the site's (metrics). */
export const leaveAlone = (server: Server): void => void others.add(server);

function standBefore(server: Server, before: Before): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request').on('request', (request, response) => {
    before(request, response, () => {
      for (const listener of listeners) listener.apply(server, [request, response]);
    });
  });
}

/**
 * Puts something before all that listens to the site's requests: the one place before Next, its way to a route included.
 * Of two the one that was put later stands first. Where Next is not served by `next start` or `next dev`, nothing of it
 * happens, and nothing may depend on it.
 * @returns ends it for servers that had no request yet
 */
export function beforeNext(before: Before): () => void {
  const known = new WeakSet<Server>();
  const look = (message: unknown): void => {
    const server = typeof message === 'object' && message !== null && 'server' in message ? message.server : null;
    if (!(server instanceof Server) || known.has(server) || others.has(server)) return;
    known.add(server);
    standBefore(server, before);
  };
  subscribe('http.server.request.start', look);
  return () => void unsubscribe('http.server.request.start', look);
}
