import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface Received {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A double of the site: records webhooks, and responds as set, 202 by default. */
export async function receiver() {
  const received: Received[] = [];
  const answers: [number, string][] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    received.push({
      url: `${request.method} ${request.url}`,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    });
    const [status, body] = answers.shift() ?? [202, '{"accepted":true,"pages":3}'];
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    waiting.splice(0).forEach((resolve) => resolve());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    bodies: () => received.map(({ body }) => body),
    /** The responses to the next requests. */
    answerWith: (...next: [number, string][]) => answers.push(...next),
    /** Resolves when so many requests have arrived. */
    async got(count: number): Promise<void> {
      while (received.length < count) await new Promise<void>((resolve) => void waiting.push(resolve));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
