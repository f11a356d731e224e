import { createServer, request as send, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';

import { pipeline, type Step } from '@footbridge/bridge/server/pipeline';
import { listen, originOf, portOf } from '@footbridge/tools/process/listen';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Sent {
  method?: string | undefined;
  headers?: Record<string, string>;
}

/** Serves steps at a port of its own, new ones for each test of a file, from its first request on. Call it once, at the top. */
export function serveSteps(steps: () => readonly Step[]) {
  let server: Server;
  beforeEach(async () => {
    let listener: RequestListener | undefined;
    server = createServer((request, response) => (listener ??= pipeline(steps()))(request, response));
    await listen(server);
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  /** Begins a request on a connection of its own. */
  const begin = (path: string, { method = 'GET', headers = {} }: Sent = {}) =>
    send({ port: portOf(server), host: '127.0.0.1', path, method, headers, agent: false }).on('error', () => undefined);
  return {
    server: () => server,
    origin: () => originOf(server),
    begin,
    request: (path: string, sent?: Sent, body?: string) =>
      new Promise<Answer>((resolve) => {
        begin(path, sent)
          .on('response', (response) => {
            void response
              .toArray()
              .then((chunks) =>
                resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
              );
          })
          .end(body);
      }),
  };
}
